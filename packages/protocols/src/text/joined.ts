import type { Path } from '@toolfault/model'
import { ajvSentence } from '../reading/ajv.js'
import { type Told, together } from '../reading/told.js'
import { placeBefore } from '../reading/written-place.js'
import { effectSentence } from './effect.js'
import { quotingSentence } from './quoting.js'
import { typeboxSentence } from './typebox.js'
import { zodSentence } from './zod.js'

/**
 * Version 2: one issue after the other, each behind its place, joined by a comma that may also stand in
 * a sentence; of a JSON Schema, ajv's sentences behind `data` and a pointer.
 */
export const joined = (text: string): Told =>
  /^data[ /]/.test(text) ? pointed(text) : spread(text)

/** ajv's sentences, each behind the name that the value has there and a pointer. */
export const pointed = (text: string): Told =>
  together(text.split(/, (?=(?:data|params)[ /])/).map(ofPointer))

const ofPointer = (part: string): Told => {
  const [, pointer = '', message = ''] = /^(?:data|params)(\/\S*)? (.*)/s.exec(part) ?? []
  const path = pointer
    .split('/')
    .slice(1)
    .map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'))
  const issue = ajvSentence(message, path)
  return issue === undefined
    ? { issues: message === '' ? [] : [{ path, kind: 'unknown', message }], whole: false }
    : { issues: [issue], whole: true }
}

const ofPlace = (part: string): Told => {
  const where = /^([^\s:]{1,1000}): /.exec(part)?.[1] ?? ''
  const path = placeBefore(where)
  if (path === undefined) {
    return zodSentence(part, []) ?? { issues: [], whole: false }
  }
  return placedSentence(part.slice(`${where}: `.length), path)
}

/** A sentence of zod, ajv, valibot, arktype, Effect or TypeBox at a place; any other is marked as one that may repeat what came. */
export const placedSentence = (said: string, path: Path): Told => {
  const ajv = ajvSentence(said, path)
  return (
    zodSentence(said, path) ??
    (ajv === undefined ? quotingSentence(said, path) : { issues: [ajv], whole: true }) ??
    effectSentence(said, path) ??
    typeboxSentence(said, path) ?? {
      issues: [{ path, kind: 'unknown', message: said, echo: true }],
      whole: false
    }
  )
}

/** A quotation mark, or where another issue begins; of the whole zod says alone that it has keys which nobody knows. */
const next = /"|, (?=([^\s:,]{1,200}): (?:[A-Z]|must |\1 must )|Unrecognized keys?: ")/g

/** Issue by issue: between quotation marks none begins, unless one mark has no other. */
const spread = (text: string): Told => {
  const isPaired = text.split('"').length % 2 === 1
  const starts: Array<number> = []
  let isOpen = false
  for (const { 0: found, index } of text.matchAll(next)) {
    if (found === '"') isOpen = isPaired && !isOpen
    else if (!isOpen) starts.push(index)
  }
  const parts = [0, ...starts.map((at) => at + 2)].map((at, nth) => text.slice(at, starts[nth]))
  const told = together(parts.map(ofPlace))
  return isPaired ? told : { ...told, whole: false }
}
