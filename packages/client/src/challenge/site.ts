import { type Challenge, isList, own, total } from '@toolfault/model'
import { type Address, safeUrl, type Unsafe } from './address.js'

/** Whose challenge it is, and what its caller lets through. */
export interface Site {
  /** The address of the server that gave the challenge; relative addresses are its own. */
  readonly server?: string | undefined
  /** Origins that may be asked beside the server's own, and that may be on this machine. */
  readonly allow?: ReadonlyArray<string> | undefined
}

/** Why a challenge is not followed. */
export type Refusal =
  | Unsafe
  /** A server that is elsewhere sends nobody to a program on this machine. */
  | 'this_machine'
  /** The `check_url` is neither the server's own nor allowed. */
  | 'foreign'

/** Both addresses of a challenge, fit to be shown and to be asked; or the one that is not. */
export type Addresses =
  | {
      readonly ok: true
      readonly page: Address & { readonly ok: true }
      /** `isOwn` where it is the server's own origin, which alone may have the headers of a call. */
      readonly check?: { readonly url: string; readonly isOwn: boolean }
    }
  | { readonly ok: false; readonly of: 'url' | 'check_url'; readonly reason: Refusal }

/**
 * Check both addresses of a challenge before a user sees one or a program asks the other.
 *
 * A server chooses the `check_url`, and we would ask it from inside our own network: so it must be on the
 * origin of the server or on one that is allowed. That it is on the origin of the page is not enough, for
 * the server chooses that as well. Where no server is known, nothing is asked but what is allowed.
 */
export const addressesOf = (challenge: Challenge, site: Site = {}): Addresses =>
  total<Addresses>(
    () => {
      const { allow, server } = site
      const home = safeUrl(server)
      const base = home.ok ? home.url : undefined
      const allowed = originsOf(allow)
      const page = safeUrl(own(challenge, 'url'), base)
      if (!page.ok) return refused('url', page.reason)
      if (isTrap(page, home, server, allowed)) return refused('url', 'this_machine')
      const given = own(challenge, 'checkUrl')
      if (given === undefined) return { ok: true, page }
      const check = safeUrl(given, base)
      if (!check.ok) return refused('check_url', check.reason)
      const isOwn = home.ok && check.origin === home.origin
      return isOwn || allowed.has(check.origin)
        ? { ok: true, page, check: { url: check.url, isOwn } }
        : refused('check_url', 'foreign')
    },
    () => refused('url', 'malformed')
  )

const refused = (of: 'url' | 'check_url', reason: Refusal): Addresses => ({ ok: false, of, reason })

/** A server without an address is a program that was started here. */
const isTrap = (
  page: Address & { readonly ok: true },
  home: Address,
  server: string | undefined,
  allowed: ReadonlySet<string>
): boolean =>
  (page.loopback || reachesHere.test(page.host)) &&
  server !== undefined &&
  !(home.ok && home.loopback) &&
  !allowed.has(page.origin)

/** No names of this machine, and connections to them end here all the same (RFC 1122, 3.2.1.3; RFC 4291, 2.5). */
const reachesHere = /^(?:0\.\d|\[::(?:ffff:(?:7f[\da-f]{2}|0):[\da-f]{1,4})?\])/

const originsOf = (allow: unknown): ReadonlySet<string> =>
  new Set(
    (isList(allow) ? allow : []).flatMap((origin) => {
      const address = safeUrl(origin)
      return address.ok ? [address.origin] : []
    })
  )
