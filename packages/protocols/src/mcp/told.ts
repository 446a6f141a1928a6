import { isRecord } from '@toolfault/model'
import type { Json } from '@toolfault/types/json'
import { refusal } from '../text/body.js'
import { type Recognised, recognise } from '../text/recognise.js'

/**
 * What a text says; where it says no more than that something failed, what the first of its blocks says of the
 * arguments, beside which the others explain, or what the structured content lists (2025-06-18, Tools, "Structured
 * Content"). The text stays, for nobody else has read all of it.
 */
export const toldIn = (
  text: string,
  blocks: ReadonlyArray<string>,
  structured: Json | undefined
): Recognised => {
  const whole = recognise(text)
  if (whole.confidence !== 'guess') return whole
  const [first = ''] = blocks
  const block = blocks.length > 1 ? recognise(first) : undefined
  const found = listing(block) ?? listing(listed(structured))
  return found === undefined
    ? whole
    : { ...found, fault: { ...found.fault, ...(text === '' ? {} : { message: text }) } }
}

/** Of other kinds a part of what was said tells nothing. */
const listing = (found: Recognised | undefined): Recognised | undefined =>
  found?.fault.kind === 'invalid_arguments' && found.fault.issues.length > 0 ? found : undefined

const listed = (structured: Json | undefined): Recognised | undefined =>
  isRecord(structured) ? refusal(JSON.stringify(structured), undefined) : undefined
