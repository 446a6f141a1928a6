import { isIndex, isList, isRecord, keysOf, own, type Path, total } from '@toolfault/model'
import { wordsOf } from '../names/spelling.js'
import { once } from '../once.js'
import { lastOf } from '../pointers.js'
import { setOf } from '../set-of.js'
import { looksSecret } from './look.js'

/** Longer keys are not read to their end. */
const LONG = 256

/** More keys of one schema than this are not read. */
const MANY = 1_000

/**
 * Whether a value must not be shown: because of any key on its path (`password`, `apiKey`), of a
 * schema that speaks of it (`writeOnly`, `format: password`, `x-secret: true`), or of its own look (a
 * token, a key, a card number).
 *
 * Objects and arrays have no look. True where reading fails: what is not known stays hidden.
 */
export const isSecret = (path: Path, schemas: ReadonlyArray<unknown>, value: unknown): boolean =>
  total(
    () =>
      // What only behaves like a list may answer anything.
      !(isList(path) && isList(schemas)) ||
      path.some((key) => isSecretKey(key, value)) ||
      schemas.some(isSecretSchema) ||
      looksSecret(value, lastOf(path)),
    () => true
  )

/** Wherever one of these stands in a key, with separators or without (`dbpassword`). */
const strong =
  /pass_?(?:w(?:or)?d|phrase|code)|secret(?!ar)|credential|authori[sz]ation|(?:api|private|access|secret|signing|encryption|master|session|auth|licen[cs]e)_?keys?(?![a-z])|(?:access|auth|refresh|bearer|session|api|csrf|xsrf)_?token(?!s|i[sz])|(?:card|account|routing|passport)_?n(?:umber|um|o)(?![a-z])|(?:credit|debit)_?card|(?:security|verification|recovery|backup|access|auth|time|mfa|2fa)_?codes?(?![a-z])|social_?security|mnemonic|seed_?phrase|connection_?string/

/** Words that say it alone. */
const words: ReadonlySet<unknown> = /* @__PURE__ */ setOf(
  'pwd pwds psw pw cvv cvvs cvv2 cvc cvc2 ssn ssns otp otps totp jwt jwts iban ibans creds bearer sid'
)

/** Words that say it at the end of a key, or before a word that only names their value. */
const heads: ReadonlySet<unknown> = /* @__PURE__ */ setOf(
  'token tokens auth oauth session sessions cookie cookies pin pass signature'
)

const values: ReadonlySet<unknown> = /* @__PURE__ */ setOf(
  'id value key header code string number data hash digest plain text raw body'
)

/** What is kept beside a secret, and is none: `token_type`, `password_policy`, `secret_name`. */
const harmless: ReadonlySet<unknown> = /* @__PURE__ */ setOf(
  'count counts limit limits length size type types name names label title description method methods url uri endpoint path file expiry expires expiration expired at ttl duration timeout lifetime enabled disabled required optional policy strategy mode format version algorithm algo alg provider providers scheme scope scopes status state set updated changed created budget usage used remaining strength rotation arn'
)

/** What asks for a secret, or about one: `has_password`. */
const leads: ReadonlySet<unknown> = /* @__PURE__ */ setOf(
  'is has have use uses requires require needs show hide allow allows enable disable skip'
)

/** What counts tokens, or makes them places in a list: `max_tokens`, `next_page_token`. */
const counts: ReadonlySet<unknown> = /* @__PURE__ */ setOf(
  'max min maximum minimum num number total prompt completion input output cached reasoning per count page next previous prev continuation sync cursor start stop design'
)

const isSecretKey = (key: string, value: unknown): boolean => {
  // The second of two is one as well: `token_2`.
  const parts = wordsOf(key.slice(0, LONG).replace(/\P{L}+$/u, ''))
  if (isIndex(key) || harmless.has(parts.at(-1)) || leads.has(parts[0])) return false
  if (strong.test(parts.join('_')) || parts.some((part) => words.has(part))) return true
  return parts.some(
    (part, at) =>
      heads.has(part) &&
      (at === parts.length - 1 || values.has(parts[at + 1])) &&
      !counts.has(parts[at - 1]) &&
      // A number of tokens is a count; a number as a token is one.
      !(part === 'tokens' && isCount(value))
  )
}

const isCount = (value: unknown): boolean =>
  typeof value === 'number' || (typeof value === 'string' && /^\d{1,9}$/.test(value))

const isSecretSchema = (schema: unknown): boolean => isRecord(schema) && saysSecret(schema)

const saysSecret: (schema: object) => boolean = /* @__PURE__ */ once(
  (schema) =>
    secretFormats.has(own(schema, 'format')) ||
    keysOf(schema)
      .slice(0, MANY)
      .some((key) => isMark(key) && isSaid(own(schema, key)))
)

const secretFormats: ReadonlySet<unknown> = /* @__PURE__ */ setOf(
  'password secret token credential'
)

/** `writeOnly`, and `x-secret`, `x-sensitive`, `x-mask` and their like, as each house spells them. */
const isMark = (key: string): boolean =>
  key.length < LONG &&
  /^(?:x-(?!.*case).*|is)?(?:secret|sensitive|mask|redact|confidential|writeonly|pii)/i.test(key)

const isSaid = (mark: unknown): boolean =>
  mark !== undefined && mark !== null && mark !== false && mark !== 'false' && !isList(mark)
