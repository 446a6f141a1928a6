import { isList, own } from '@toolfault/model'
import { isPlaced } from './errors.js'
import { sentenceOf } from './sentence.js'

/**
 * The status that a body means by a code of its own, where the one beside it says less of who acts: Google and
 * GitHub limit the rate with 403, AWS with 400; OAuth, AWS and Google refuse a credential with 400; who has to
 * pay is told with 400 or 429. Any other status stands, and so does what no code explains.
 */
export const statusSaid = (status: number, body: unknown): number => {
  if (status !== 400 && status !== 403 && status !== 429) return status
  const codes = codesIn(body)
  const isSaid = (known: ReadonlyArray<string>): boolean =>
    codes.some((code) => known.includes(code))
  if (status !== 403 && isSaid(unpaid)) return 402
  if (status === 400 && /\bcredit balance is too low\b/i.test(sentenceOf(body))) return 402
  if (status === 429) return status
  if (isSaid(limits)) return 429
  if (status === 403) return limited.test(sentenceOf(body)) ? 429 : status
  return isSaid(refusals) ? 401 : status
}

/** So many errors of a list are looked at. */
const WIDEST = 8

/** Members that hold codes; types of AWS stand behind the name of their service. */
const members = ['code', 'error', 'type', '__type', 'reason', 'errorCode', 'error_code']

const codesIn = (body: unknown): ReadonlyArray<string> => {
  const error = own(body, 'error')
  const around = [body, error]
  const inside = around.flatMap((part) =>
    ['errors', 'details'].flatMap((name) => {
      const list = own(part, name)
      return isList(list) ? list.slice(0, WIDEST) : []
    })
  )
  const parts = [...around, ...inside.filter((part) => !isPlaced(part))]
  return [...parts, ...inside.map((part) => own(part, 'extensions'))].flatMap((part) => [
    ...members.flatMap((name) => plain(own(part, name))),
    // Meta has one type for nearly all, and a number for what it is.
    ...(own(part, 'type') === 'OAuthException' ? [`oauth${String(own(part, 'code'))}`] : [])
  ])
}

/** `ThrottlingException` and `RATE_LIMITED` without how they are spelled. */
const plain = (code: unknown): ReadonlyArray<string> => {
  // That of an invitation or a device, where AWS writes `ExpiredToken` for its own.
  if (typeof code !== 'string' || code.length > 120 || code === 'expired_token') return []
  const name = code.slice(code.indexOf('#') + 1).toLowerCase()
  return [name.replace(/[^a-z]/g, '').replace(/exception$/, '')]
}

const limits = [
  ...[
    'ratelimiterror',
    'ratelimited',
    'ratelimitexceeded',
    'userratelimitexceeded',
    'toomanyrequests'
  ],
  ...['throttled', 'throttling', 'requestthrottled', 'requestlimitexceeded', 'slowdown'],
  ...['provisionedthroughputexceeded', 'dailylimitexceeded'],
  ...['oauth4', 'oauth17', 'oauth32', 'oauth613']
]

const unpaid = [
  ...['insufficientquota', 'exceededcurrentquotaerror', 'insufficientcredits', 'paymentrequired'],
  ...['billingerror', 'billingnotactive', 'billinghardlimitreached', 'creditbalancetoolow']
]

/** Of who calls, and never of what the call is about: a login may be told that its password is wrong. */
const refusals = [
  ...['apikeyinvalid', 'invalidapikey', 'missingapikey', 'apikeymissing', 'apikeyexpired'],
  ...['accesstokenexpired', 'unauthenticated', 'authenticationrequired'],
  // RFC 6749, section 5.2; OpenID Connect Core, section 3.1.2.6.
  ...['invalidgrant', 'invalidclient', 'unauthorizedclient'],
  ...['interactionrequired', 'loginrequired', 'consentrequired'],
  // AWS, "Common Errors".
  ...['expiredtoken', 'invalidclienttokenid', 'unrecognizedclient', 'missingauthenticationtoken'],
  ...['invalidaccesskeyid', 'signaturedoesnotmatch', 'authfailure'],
  ...['oauth102', 'oauth190']
]

/** A limit that is reached, and none that is spoken of. */
const limited =
  /\brate[- ]limits? (?:was |were |ha(?:s|ve) been )?(?:exceeded|reached|hit)\b|\bexceeded (?:a |the |your )?(?:secondary |api |hourly )?rate[- ]limit|\bbeing rate[- ]limited\b|\btoo many requests\b/i
