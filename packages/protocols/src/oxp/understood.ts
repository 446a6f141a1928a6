import { type Fault, unavailable } from '@toolfault/model'
import { faults } from '@toolfault/words/en'
import { meanings } from '../text/own.js'
import { named } from './wording.js'

/**
 * The fault that the text of a 400 tells of, where its wording is known; what follows the first line is
 * guidance. `undefined` for other texts.
 */
export const understood = (text: string): Fault | undefined => {
  const told = named(text)
  if (told !== undefined) return told
  const end = text.indexOf('\n')
  const head = end < 0 ? text : text.slice(0, end)
  const rest = end < 0 ? {} : { guidance: text.slice(end + 1) }
  const found = meanings(head).map(withoutPages).find(isOfBody)
  if (found !== undefined && begins(head, found)) return { ...found, ...rest }
  // The first of the reasons that the text gives for a 400 (facts 3.4).
  return /\btemporarily unavailable\b/i.test(head) ? unavailable(rest) : undefined
}

/** Pages stand in `missing_requirements`, where nobody has to make them out. */
const withoutPages = (fault: Fault): Fault =>
  fault.kind === 'authorization_required' ? { ...fault, challenges: [] } : fault

/** Arguments and tools that ran have a status of their own. */
const isOfBody = ({ kind }: Fault): boolean =>
  kind !== 'invalid_arguments' && kind !== 'execution_failed'

/** A page in a text is no authorization yet. */
const begins = (head: string, { kind }: Fault): boolean =>
  kind !== 'authorization_required' || head.startsWith(faults.authorization('').slice(0, -1))
