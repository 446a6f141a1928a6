import { own, type Path } from '@toolfault/model'

/**
 * Whether an argument is a secret, by its key or its schema (`writeOnly`, `format: password`): such a
 * thing must be asked for at a page of its own (MCP, Elicitation, "Sensitive Information").
 */
export const isSecret = (path: Path, schema: unknown): boolean => {
  if (own(schema, 'writeOnly') === true || own(schema, 'format') === 'password') return true
  const type = own(schema, 'type')
  // A count of tokens is none, nor is whether there is one.
  if (type === 'integer' || type === 'number' || type === 'boolean') return isDigits(path)
  return path.some((key) => speaksOfSecret(wordsOf(key)))
}

/** `apiKey`, `api_key` and `API-KEY` are the same words. */
const wordsOf = (key: string): string =>
  key
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replace(/[^A-Za-z\d]+/g, ' ')
    .trim()
    .toLowerCase()

const speaksOfSecret = (words: string): boolean =>
  secrets.test(words) || (/\btokens?$/.test(words) && !cursors.test(words))

const secrets =
  /\b(?:pass(?:word|wd|phrase|code)s?|pwd|secrets?|credentials?|(?:api|access|private|secret|encryption|signing|auth|client|ssh|service|account|license) ?keys?|apikeys?|authorization|bearer|jwt|cookies?|pin(?: code)?|otp|totp|mfa code|2fa code|cvv|cvc|ssn|card number|social security number|session id)\b/

/** A token that says where a list goes on opens nothing. */
const cursors = /\b(?:page|next|previous|prev|cursor|continuation|sync|max|min|stop)\b/

const isDigits = (path: Path): boolean =>
  /\b(?:pin|otp|totp|cvv|cvc|ssn|passcode|card number)$/.test(wordsOf(path.at(-1) ?? ''))
