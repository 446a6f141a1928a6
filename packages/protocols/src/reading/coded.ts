import { own } from '@toolfault/model'
import { textUnder } from './texts.js'

/**
 * What an error says by a code alone: GitHub, "Validation failed", has a sentence for its own codes only. That a
 * resource is `missing` is that it is not there, and not that the field is.
 */
export const saidByCode = (item: unknown): string | undefined => {
  const code = textUnder(item, 'code')
  if (code === undefined || vague.test(code) || !word.test(code)) return undefined
  const isAbsent = code === 'missing' && own(item, 'resource') !== undefined
  return isAbsent ? 'does not exist' : code.replaceAll('_', ' ').toLowerCase()
}

/** Words for people, and no number of an API. */
const word = /^[a-z]{3,30}(?:[_-][a-z]{1,30}){0,5}$/i

/** That it is wrong is known, and that the field lacks is told as such. */
const vague = /^(?:invalid|unprocessable|custom|error|missing_field)$/i

/** Codes that say of a place that nothing was sent there, and of a name that nobody knows it: Stripe, OpenAI, Discord, Salesforce. */
const kinds: ReadonlyArray<readonly ['missing' | 'unexpected', RegExp]> = [
  [
    'missing',
    /^(?:(?:missing|required)_(?:required_)?(?:parameter|param|field|argument)(?:_missing)?|(?:parameter|param|field|argument)_missing|base_type_required)$/i
  ],
  [
    'unexpected',
    /^(?:(?:unknown|unexpected|unrecognized)_(?:parameter|param|field|argument|key)|(?:parameter|param|field|argument)_unknown)$/i
  ]
]

/** What the code of an error says of its place; `undefined` where it says no more than that something is wrong. */
export const kindOfCode = (item: unknown): 'missing' | 'unexpected' | undefined => {
  const code = textUnder(item, 'code', 'errorCode')
  return code === undefined ? undefined : kinds.find(([, form]) => form.test(code))?.[0]
}
