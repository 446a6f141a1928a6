import { total } from '@toolfault/model'

/** Why an address is not shown to a user, nor asked. */
export type Unsafe =
  /** It is no text. */
  | 'no_text'
  /** It is longer than 8 000 characters (RFC 9110, section 4.1). */
  | 'too_long'
  /** It holds what no address holds: white space, control characters, a backslash, what is no ASCII. */
  | 'characters'
  /** It is no absolute address, and there is nothing that it may be relative to. */
  | 'malformed'
  /** Neither https nor http: `javascript:`, `file:`, an app's own. */
  | 'scheme'
  /** A user or a password stands inside. */
  | 'credentials'
  /** http, and not on this machine. */
  | 'insecure'

/** An address as a browser reads it, or why there is none. */
export type Address =
  | {
      readonly ok: true
      /** As it is to be shown and asked: normal, printable ASCII. */
      readonly url: string
      readonly origin: string
      /** What a user looks at to know whose page it is; with a port where one is written. */
      readonly host: string
      /** On this machine: `localhost` and what is below it, 127.0.0.0/8, `[::1]`. */
      readonly loopback: boolean
      /** A label of the host is no ASCII: it may look like another one. */
      readonly punycode: boolean
    }
  | { readonly ok: false; readonly reason: Unsafe }

const LONG = 8_000

/**
 * Read an address that a server wants shown or asked: https, or http on this machine alone, with nothing
 * secret or invisible inside. A path (`/settings`) is put behind the origin of `base` (row A15).
 *
 * It is judged as a browser reads it, so that `http://0x7f.1` and `http://2130706433` are this machine, and
 * `https:example.org` or `https://example.org\@other.example`, which readers disagree about, are none.
 *
 * @see RFC 3986, section 2; RFC 6761, section 6.3; W3C Secure Contexts, section 3.1
 */
export const safeUrl = (given: unknown, base?: string): Address =>
  total<Address>(
    () => {
      if (typeof given !== 'string') return no('no_text')
      if (given.length > LONG) return no('too_long')
      if (!characters.test(given)) return no('characters')
      const isRelative = /^\/(?!\/)/.test(given)
      if (!isRelative && !/^[a-z][a-z\d+.-]*:/i.test(given)) return no('malformed')
      const url = parsed(given, isRelative ? base : undefined)
      if (url === undefined) return no('malformed')
      return judged(url, isRelative || /^https?:\/\/[^/?#]/i.test(given))
    },
    () => no('malformed')
  )

/** Unreserved, reserved and percent (RFC 3986, section 2); no text that says anything else. */
const characters = /^[\w\-.~:/?#[\]@!$&'()*+,;=%]*$/

const no = (reason: Unsafe): Address => ({ ok: false, reason })

const parsed = (given: string, base: string | undefined): URL | undefined =>
  total(
    () => (base === undefined ? new URL(given) : new URL(given, new URL(base).origin)),
    () => undefined
  )

const judged = (url: URL, isWhole: boolean): Address => {
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return no('scheme')
  if (!isWhole || url.hostname === '') return no('malformed')
  if (url.username !== '' || url.password !== '') return no('credentials')
  const loopback = isLoopback(url.hostname)
  if (url.protocol === 'http:' && !loopback) return no('insecure')
  const { host, href, origin } = url
  const punycode = host.split('.').some((label) => label.startsWith('xn--'))
  return { ok: true, url: href, origin, host, loopback, punycode }
}

/** `URL` has written every spelling of an IPv4 address, and of an IPv6 one, in the same way. */
const isLoopback = (hostname: string): boolean =>
  /^(?:(?:.+\.)?localhost\.?|127\.\d{1,3}\.\d{1,3}\.\d{1,3}|\[::1\])$/.test(hostname)
