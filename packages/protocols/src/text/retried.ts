import { isList } from '@toolfault/model'
import { foreign } from '../reading/foreign.js'
import type { Recogniser } from './recognise.js'
import { wrong } from './told.js'
import { parsed } from './zod.js'

/** What Pydantic AI shows a model that has to call again: pydantic's errors as JSON, in a fence. */
export const retriedSaid: Recogniser = (body, text) => {
  const fenced =
    /^\d{1,9} validation errors?:\n```json\n(.*)\n```\n\nFix the errors and try again\.$/s.exec(
      body
    )?.[1]
  const detail = fenced === undefined ? undefined : parsed(fenced)
  if (!isList(detail) || detail.length === 0) return undefined
  const { issues, text: rest } = foreign({ detail })
  return wrong(undefined, { issues, whole: rest === '' }, text)
}
