import { own, total } from '@toolfault/model'
import { statusOfCode } from './codes.js'
import { partsOf } from './parts.js'
import { isPlaced } from './place.js'
import { sentenceOf } from './sentence.js'
import { errorInXml } from './xml.js'

/**
 * The status that a body means by a code of its own, where the one beside it says less of who acts: Google and
 * GitHub limit the rate with 403, AWS with 400; OAuth, AWS and Google refuse a credential with 400; who has to
 * pay is told with 400 or 429. Any other status stands, and so does what no code explains.
 */
export const statusSaid = (status: number, body: unknown): number =>
  status === 400 || status === 403 || status === 429
    ? total(
        () => explained(status, body),
        () => status
      )
    : status

const explained = (status: number, body: unknown): number => {
  const statuses = codesIn(body).map(statusOfCode)
  if (status !== 403 && statuses.includes(402)) return 402
  if (status === 400 && /\bcredit balance is too low\b/i.test(sentenceOf(body))) return 402
  if (status === 429) return status
  if (statuses.includes(429)) return 429
  if (status === 403) return limited.test(sentenceOf(body)) ? 429 : status
  return [401, 403, 408].find((one) => statuses.includes(one)) ?? status
}

/** Members that hold codes. */
const members = [
  ...['code', 'error', 'type', '__type', 'reason', 'errorCode', 'error_code', 'errorType', 'Code']
]

const codesIn = (body: unknown): ReadonlyArray<unknown> => {
  const { around, beside, inside } = partsOf(errorInXml(body) ?? body)
  return [...around, ...inside.filter((part) => !isPlaced(part)), ...beside].flatMap((part) => [
    ...members.map((name) => own(part, name)),
    ...(own(part, 'type') === 'OAuthException' ? [ofMeta(own(part, 'code'))] : [])
  ])
}

const ofMeta = (code: unknown): string => (typeof code === 'number' ? `oauth${code}` : '')

/** A limit that is reached, and none that is spoken of. */
const limited =
  /\brate[- ]limits? (?:was |were |ha(?:s|ve) been )?(?:exceeded|reached|hit)\b|\bexceeded (?:a |the |your )?(?:secondary |api |hourly )?rate[- ]limit|\bbeing rate[- ]limited\b|\btoo many requests\b/i
