/** What lies beyond this is not looked at; nothing that long is shown whole. */
const LONG = 10_000

/**
 * Whether a string or a number looks like something that must not be shown: a token by its mark (a
 * JWT, a PEM block, `ghp_…`), a password inside a text or a URL, the number of a card, or a long run
 * of mixed letters and digits. `name` is what the value is called: a hash or an id may look like that.
 */
export const looksSecret = (value: unknown, name: string): boolean => {
  if (typeof value === 'number') return Number.isSafeInteger(value) && isCard(String(value))
  if (typeof value !== 'string') return false
  const text = value.slice(0, LONG)
  return (
    marked.test(text) ||
    said.test(text) ||
    (text.match(/\d(?:[ -]?\d){12,18}/g) ?? []).some(isCard) ||
    (text.match(/[A-Za-z\d]{20,}/g) ?? []).some((run) => isRandom(run, name, text))
  )
}

/** How issuers begin what they issue. No part repeats another, so the time is linear. */
const marked =
  /\beyJ[\w-]{8,}|-----BEGIN |\b(?:sk|pk|rk)[-_][\w-]{8}|\bgh[opsur]_\w{8}|\bgithub_pat_|\bglpat-|\b(?:AKIA|ASIA|AROA|AIDA)[A-Z\d]{8}|\bxox[a-z]-|\bxapp-|\bAIza[\w-]{8}|\bya29\.|\bnpm_\w{8}|\bpypi-\w{8}|\bSG\.[\w-]{8}|\bshp(?:at|ca|pa|ss)_|\bhf_\w{8}|\bdop_v1_|\bwhsec_|\bdckr_pat_|\bntn_\w{8}|\blin_api_|\b(?:Bearer|Basic) [\w+/=.-]{6}|:\/\/[^\s/:@]{1,256}:[^\s/@]{1,256}@|\b\d{3}-\d{2}-\d{4}\b/

/** A secret with its name before it, as in a query, a header or a connection string. */
const said =
  /(?:passw(?:or)?d|pwd|passphrase|secret|token|api[-_ ]?key|access[-_ ]?key|authorization)["']?\s{0,2}[=:]\s{0,2}["']?[^\s"'=:]/i

/** ISO/IEC 7812-1: 13 to 19 digits with a check digit by Luhn; cards begin with 2 to 6. */
const isCard = (text: string): boolean => {
  const digits = text.replace(/\D/g, '')
  if (digits.length < 13 || digits.length > 19 || !/^[2-6]/.test(digits)) return false
  let sum = 0
  for (let at = 0; at < digits.length; at++) {
    const digit = Number(digits[digits.length - 1 - at])
    const twice = digit * 2
    sum += at % 2 === 0 ? digit : twice > 9 ? twice - 9 : twice
  }
  return sum % 10 === 0
}

/** Letters and digits that change too often for words, unless it says to be a hash or an id. */
const isRandom = (run: string, name: string, text: string): boolean => {
  if (hashes.test(name) && /^[\da-f]+$/i.test(run)) return false
  if (new Set(run).size < 8 || uuid.test(text)) return false
  const changes = (run.match(/\d(?=\D)|\D(?=\d)/g) ?? []).length
  const cases = (run.match(/[a-z](?=[A-Z\d])|[A-Z](?=[A-Z\d])|\d(?=[A-Za-z])/g) ?? []).length
  return changes > 3 || cases > run.length / 2
}

const hashes = /sha|md5|hash|commit|digest|checksum|etag|revision|ref|oid|uuid/i
const uuid = /^[\da-f]{8}-?(?:[\da-f]{4}-?){3}[\da-f]{12}$/i
