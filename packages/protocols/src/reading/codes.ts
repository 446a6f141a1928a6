/**
 * The status that a code of an error means, where it says who acts: 429 for a limit, 402 where somebody has to
 * pay, 401 and 403 for who calls, 408 for what ran out of time. `undefined` for any other.
 *
 * The one vocabulary of the house, for bodies of HTTP and of GraphQL: `ThrottlingException` and `RATE_LIMITED`
 * are read without how they are spelled.
 */
export const statusOfCode = (code: unknown): number | undefined => {
  // That of an invitation or a device, where AWS writes `ExpiredToken` for its own.
  if (typeof code !== 'string' || code.length > LONGEST || code === 'expired_token')
    return undefined
  // A type of AWS stands behind the name of its service; others add after a dot of what kind a code is.
  const name = code.slice(code.indexOf('#') + 1)
  const found = known.get(plain(name))
  return found ?? (/\s/.test(name) ? undefined : known.get(plain(name.split('.', 1)[0] ?? '')))
}

/** Longer texts are no codes. */
const LONGEST = 120

const plain = (code: string): string =>
  code
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '')
    .replace(/exception$/, '')

const limits = [
  ...['ratelimit', 'ratelimited', 'ratelimiterror', 'ratelimitexceeded', 'ratelimitreached'],
  ...['userratelimitexceeded', 'apiratelimitexceeded', 'toomanyrequests', 'dailylimitexceeded'],
  // AWS, "Retry behavior" of its SDKs, the codes of throttling; Alibaba Cloud.
  ...['throttled', 'throttling', 'requestthrottled', 'ec2throttled', 'requestlimitexceeded'],
  ...['slowdown', 'provisionedthroughputexceeded', 'bandwidthlimitexceeded'],
  ...['transactioninprogress', 'priorrequestnotcomplete'],
  // DocuSign, with 400.
  ...['hourlyapiinvocationlimitexceeded', 'burstapiinvocationlimitexceeded'],
  // Meta has one type for nearly all, and a number for what it is.
  ...['oauth4', 'oauth17', 'oauth32', 'oauth613']
]

const unpaid = [
  ...['insufficientquota', 'exceededcurrentquotaerror', 'insufficientcredits', 'paymentrequired'],
  ...['billingerror', 'billingnotactive', 'billinghardlimitreached', 'creditbalancetoolow']
]

/** Of who calls, and never of what the call is about: a login may be told that its password is wrong. */
const refusals = [
  ...['apikeyinvalid', 'invalidapikey', 'missingapikey', 'apikeymissing', 'apikeyexpired'],
  ...['accesstokenexpired', 'unauthenticated', 'authenticationrequired', 'invalidjwt'],
  // Slack, "Errors" of each method.
  ...['invalidauth', 'notauthed', 'tokenrevoked'],
  // RFC 6749, section 5.2; OpenID Connect Core, section 3.1.2.6.
  ...['invalidgrant', 'invalidclient', 'unauthorizedclient'],
  ...['interactionrequired', 'loginrequired', 'consentrequired'],
  // AWS, "Common Errors".
  ...['expiredtoken', 'invalidclienttokenid', 'unrecognizedclient', 'missingauthenticationtoken'],
  ...['invalidaccesskeyid', 'signaturedoesnotmatch', 'authfailure'],
  ...['oauth102', 'oauth190']
]

/** AWS, "Common Errors", with 400; RFC 6750, section 3.1; Slack. */
const denials = ['accessdenied', 'insufficientscope', 'insufficientscopes', 'missingscope']

/** S3, "List of error codes", with 400; the SDKs of AWS make the call again. */
const late = ['requesttimeout']

const known: ReadonlyMap<string, number> = new Map(
  (
    [
      [429, limits],
      [402, unpaid],
      [401, refusals],
      [403, denials],
      [408, late]
    ] as const
  ).flatMap(([status, codes]) => codes.map((code) => [code, status] as const))
)
