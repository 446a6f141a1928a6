import { type Advice, type InvalidArguments, type Issue, total } from '@toolfault/model'

/** At most as many as advice has. */
const MOST = 64

/**
 * What there is to say of invalid arguments: the advice, or where nobody advised, each issue with the
 * validator's own sentence. A sentence that repeats the caller's text is not passed on.
 */
export const pointsOf = (fault: InvalidArguments): ReadonlyArray<Advice> =>
  total(
    () => fault.advice ?? fault.issues.slice(0, MOST).map(bare),
    () => []
  )

const bare = (issue: Issue): Advice => {
  const { kind, params, path } = issue
  const said = saidOf(issue)
  const cause = params?.['property']
  return {
    path,
    kind,
    ...(said === undefined ? {} : { expected: { id: 'said', text: said } }),
    ...(typeof cause === 'string'
      ? { because: { id: 'present', path: [...path.slice(0, -1), cause] } }
      : {})
  }
}

/** Of a missing and a surplus key our own words say all; the author's come before them. */
const saidOf = ({ echo, keyword, kind, message }: Issue): string | undefined =>
  echo === true || (keyword !== 'errorMessage' && (kind === 'missing' || kind === 'unexpected'))
    ? undefined
    : message

/** Whether a parameter has to be given: it is not there, or blank where it is required (row A16). */
export const isLacking = (advice: Advice): boolean =>
  total(
    () => lacks(advice),
    () => false
  )

const lacks = ({ because, kind, received }: Advice): boolean =>
  kind === 'missing' || received?.id === 'blank' || (kind === 'dependency' && because !== undefined)
