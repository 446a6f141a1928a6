import { total } from '@toolfault/model'
import type { Post } from './fetch.js'
import { headingsOf, sendsJson } from './headings.js'

/** A request that is JSON and wants JSON; of the headers that are given the later ones hold. */
export const posting = (
  body: string,
  signal: AbortSignal,
  ...headers: ReadonlyArray<unknown>
): Post => ({
  method: 'POST',
  headers: headingsOf(sendsJson, ...headers),
  body,
  redirect: 'manual',
  signal
})

/** What is sent as JSON; `undefined` for what JSON cannot say. */
export const written = (body: unknown): string | undefined =>
  total<string | undefined>(
    () => JSON.stringify(body),
    () => undefined
  )
