import { issued } from '@toolfault/model'

/** Stands where a secret stood. */
const HIDDEN = '[secret]'

/** A run that an issuer's mark begins. Sentences speak of marks (`must start with xoxb-`): they are shorter, or words. */
const token = /* @__PURE__ */ new RegExp(`(?:${issued.source})[\\w+/=.~-]*`, 'g')
const SHORTEST = 16

/** What is shown of who calls; `Bearer authentication` is none. */
const credential = /\b(Bearer|Basic) (?=[\w+/=.~-]{0,200}\d)[\w+/=.~-]{12,}/gi

/** In an address: the password of who connects, unless it only says so (`user:password@`). */
const password =
  /(:\/\/[^\s/:@]{0,256}:)(?!(?:pass(?:word|wd)?|pwd|secret|\.{3}|\*+|x+)@|[[<{$%])[^\s/@]{1,256}@/gi

/** In a connection string or a query. Not `token`, by which a link for the user may work. */
const named =
  /\b((?:passw(?:or)?d|pwd|api[-_]?key|access[-_]?token|access[-_]?key|account[-_]?key|client[-_]?secret|secret[-_]?key)=)(?![[<{$*%])(?=[^\s&;,"'<>]{0,200}[\d!@#^*+/])[^\s&;,"'<>]{6,}/gi

const cookie = /\b((?:set-)?cookie: ?)[\w.-]{1,64}=[^\s[][^\n]*/gi

const key =
  /-----BEGIN [A-Z ]{0,40}PRIVATE KEY-----[\s\S]*?(?:-----END [A-Z ]{0,40}PRIVATE KEY-----|$)/g

/**
 * A text without the tokens, keys and passwords in it, of which each looks like nothing else: whoever reads what
 * another party said needs none of them. Idempotent; `''` for what is no text.
 */
export const unrevealed = (text: string): string => {
  if (typeof text !== 'string') return ''
  if (!hint.test(text)) return text
  if (suspect.test(text)) return withoutCredentials(withoutAssigned(text))
  return hasLongWord(text) ? withoutCredentials(text) : text
}

const withoutAssigned = (text: string): string =>
  text
    .replace(key, HIDDEN)
    .replace(cookie, `$1${HIDDEN}`)
    .replace(password, `$1${HIDDEN}@`)
    .replace(named, `$1${HIDDEN}`)

const withoutCredentials = (text: string): string =>
  text.replace(credential, `$1 ${HIDDEN}`).replace(token, withoutToken)

/** Without any of these a text has none of them, as most sentences. */
const hint = /[\d=]|:\/\/|-----B/

/** What is told by what stands before it, as none of `must be >= 0`. */
const suspect = /=\S|:\/\/|-----B/

/** As long as the shortest credential. */
const LONG = 12

/** A pattern takes ten times as long, and each message of a validator is asked. */
const hasLongWord = (text: string): boolean => {
  let start = 0
  for (let end = text.indexOf(' '); end >= 0; end = text.indexOf(' ', start)) {
    if (end - start >= LONG) return true
    start = end + 1
  }
  return text.length - start >= LONG
}

const withoutToken = (run: string): string => {
  const bare = run.replace(/[.~=-]{1,3}$/, '')
  return bare.length >= SHORTEST && /\d/.test(bare) ? HIDDEN + run.slice(bare.length) : run
}
