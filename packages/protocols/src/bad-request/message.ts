import { type Fault, total } from '@toolfault/model'
import { digest } from '@toolfault/words/digest'
import { faults } from '@toolfault/words/en'
import { prose, toolName } from '@toolfault/words/escape'
import { lead } from '@toolfault/words/join'
import type { BadRequestForm } from './form.js'

/**
 * The message of a fault. Of invalid arguments it is the headline alone: "error messages should be brief
 * but actionable; any extra information should be provided in the details field" (AIP-193), and the
 * violations say all that is bad; how many more there are is said here, for they have no room for it.
 */
export const messageOf = (fault: Fault, form: BadRequestForm, cut: number): string =>
  total(
    () => prose(textOf(fault, form, cut)),
    () => ''
  ) || faults.internal

const textOf = (fault: Fault, form: BadRequestForm, cut: number): string => {
  if (fault.kind !== 'invalid_arguments') return digest(fault, form)
  const say = form.pack?.faults ?? faults
  const headline = prose(fault.message ?? '') || say.invalidArguments(toolName(fault.tool ?? ''))
  const unsaid = [
    ...(cut > 0 ? [say.rest(cut)] : []),
    ...(fault.truncated === true ? [say.truncated] : [])
  ]
  const told = unsaid.length === 0 ? headline : lead(headline, unsaid.join('; '))
  const text = form.attempts?.retell(fault, told, form.pack) ?? told
  const guidance = prose(fault.guidance ?? '')
  return guidance === '' || text.includes(guidance) ? text : `${text}\n${guidance}`
}
