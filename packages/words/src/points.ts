import {
  type Advice,
  causeOf,
  type InvalidArguments,
  type Issue,
  isRecord,
  total
} from '@toolfault/model'

/** At most as many as advice has. */
const MOST = 64

/** What there is to say of invalid arguments. */
export interface Points {
  readonly points: ReadonlyArray<Advice>
  /** How many more there are. */
  readonly cut: number
}

/**
 * What there is to say of invalid arguments: the advice, or where nobody advised, each issue with the
 * validator's own sentence. A sentence that repeats the caller's text is not passed on, and an issue
 * that is none is passed over. Nothing for what is no such fault.
 */
export const pointsOf = (fault: InvalidArguments): Points =>
  total(
    () => {
      const { advice, issues } = fault
      if (advice === undefined) {
        const points = issues.slice(0, MOST).filter(isRecord).map(bare)
        return { points, cut: Math.max(0, issues.length - MOST) + (fault.unlisted ?? 0) }
      }
      const cut = Math.max(0, advice.length - MOST) + (fault.unadvised ?? 0)
      return { points: advice.slice(0, MOST).filter(isRecord), cut }
    },
    () => ({ points: [], cut: 0 })
  )

const bare = (issue: Issue): Advice => {
  const { kind, path } = issue
  const said = saidOf(issue)
  const cause = causeOf(issue)
  return {
    path,
    kind,
    ...(said === undefined ? {} : { expected: { id: 'said', text: said } }),
    ...(cause === undefined ? {} : { because: { id: 'present', path: cause } })
  }
}

/** Of a missing and a surplus key our own words say all; the author's come before them. */
const saidOf = ({ echo, keyword, kind, message }: Issue): string | undefined =>
  echo === true || (keyword !== 'errorMessage' && (kind === 'missing' || kind === 'unexpected'))
    ? undefined
    : message
