import {
  type About as AboutPlace,
  type Advice,
  causeOf,
  type Fault,
  type InvalidArguments,
  type Issue,
  isRecord,
  lacksKey,
  own,
  printPointer,
  STEPS,
  type Steps,
  steps,
  total
} from '@toolfault/model'
import { schemaAt } from './at.js'
import { expectedOf } from './expected.js'
import { fixOf } from './fix.js'
import { receivedAt } from './received.js'
import { parameterTypeOf } from './subschema.js'

/** What is known about the call beside the fault; each part makes the advice better. */
export interface AdviseAbout {
  readonly schema?: unknown
  readonly value?: unknown
}

/** More advice than this helps nobody. */
const MOST = 64

/**
 * Say of each issue what was expected, what came and what fixes it, in `fault.advice`.
 *
 * The issues stay as they are. Like pieces of advice become one, the summary of a condition gives way
 * to its causes, unions come last. Idempotent; a fault of another kind, and one that names no issue,
 * is returned as it came.
 */
export const advise = <F extends Fault>(fault: F, about: AdviseAbout = {}): F =>
  total(
    () => (isInvalid(fault) && fault.issues.length > 0 ? withAdvice(fault, about) : fault),
    () => fault
  )

const isInvalid = <F extends Fault>(fault: F): fault is F & InvalidArguments =>
  fault.kind === 'invalid_arguments'

const withAdvice = <F extends InvalidArguments>(fault: F, about: AdviseAbout): F => {
  const budget = steps()
  const advice: Array<Advice> = []
  const places = new Map<string, Array<Advice>>()
  // What is beyond the steps of one call is counted, not looked at.
  let unadvised = Math.max(0, fault.issues.length - STEPS)
  for (const issue of select(fault.issues.slice(0, STEPS).filter(isRecord))) {
    const spot = spotOf(issue)
    const place = `${spot.kind} ${printPointer(spot.path)}`
    const known = places.get(place)
    if (advice.length >= MOST) {
      if (known === undefined) unadvised++
      places.set(place, known ?? [])
      continue
    }
    const piece = adviceOf(issue, spot, about, budget)
    if (known?.some((other) => isSaidBy(other, piece))) continue
    places.set(place, [...(known ?? []), piece])
    advice.push(piece)
  }
  return { ...fault, advice, ...(unadvised > 0 ? { unadvised } : {}) }
}

/**
 * Whether one piece of advice says all that another of the same kind and place does: the same, or
 * nothing, as the summary of `propertyNames` beside what its own schema said of the key.
 */
const isSaidBy = (other: Advice, piece: Advice): boolean =>
  piece.expected === undefined || JSON.stringify(other.expected) === JSON.stringify(piece.expected)

const isSummary = (issue: Issue): boolean => issue.keyword === 'if'

/** Causes first, unions last, the summary of a condition only when no cause says more than it does. */
const select = (issues: ReadonlyArray<Issue>): ReadonlyArray<Issue> => {
  const causes = issues.filter((issue) => !isSummary(issue))
  const told = causes.some(({ keyword }) => keyword !== 'false schema') ? causes : issues
  const isUnion = (issue: Issue): boolean => issue.kind === 'alternative'
  return [...told.filter((issue) => !isUnion(issue)), ...told.filter(isUnion)]
}

/** Where the advice stands: an error of the schema under `propertyNames` is about the key itself. */
interface Spot extends Pick<Advice, 'path' | 'kind'> {
  readonly ofKey: boolean
}

const spotOf = ({ kind, params, path }: Issue): Spot => {
  const name = params?.['propertyName']
  return typeof name === 'string'
    ? { path: [...path, name], kind: 'unexpected', ofKey: true }
    : { path, kind, ofKey: false }
}

const adviceOf = (issue: Issue, spot: Spot, about: AdviseAbout, budget: Steps): Advice => {
  const { kind, ofKey, path } = spot
  const schema = ofKey ? undefined : schemaAt(about.schema, path, budget)
  const expected = expectedOf(issue, schema)
  const owner = schemaAt(about.schema, path.slice(0, -1), budget)
  const received = 'value' in about && !ofKey ? receivedAt(about.value, path, owner) : undefined
  const fix = ofKey ? ({ id: 'remove' } as const) : fixOf(issue, expected)
  const cause = causeOf(issue)
  const place = placeOf(schema, path.at(-1))
  return {
    path,
    kind,
    ...(expected === undefined ? {} : { expected }),
    ...(received === undefined || lacksKey(issue) ? {} : { received }),
    ...(fix === undefined ? {} : { fix }),
    ...(cause === undefined ? {} : { because: { id: 'present', path: cause } as const }),
    ...(place === undefined ? {} : { about: place })
  }
}

/** Author's words are kept short here: the carrier has to hold them. */
const placeOf = (schema: unknown, name: string | undefined): AboutPlace | undefined => {
  const parameterType = parameterTypeOf(schema, name)
  const title = own(schema, 'title')
  const description = own(schema, 'description')
  if (parameterType === undefined && typeof title !== 'string' && typeof description !== 'string')
    return undefined
  return {
    ...(parameterType === undefined ? {} : { parameterType }),
    ...(typeof title === 'string' ? { title: title.slice(0, 100) } : {}),
    ...(typeof description === 'string' ? { description: description.slice(0, 300) } : {})
  }
}
