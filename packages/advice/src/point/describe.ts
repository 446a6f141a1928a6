import {
  type About,
  type Advice,
  causeOf,
  type Expected,
  type Issue,
  lacksKey,
  own,
  type Path
} from '@toolfault/model'
import { valueAt } from '../schema/at.js'
import { type Rule, rulesAt } from '../schema/rules.js'
import { parameterTypeOf } from '../schema/subschema.js'
import type { Walk } from '../schema/walk.js'
import { isSecret } from '../secret/secret.js'
import type { Folded } from '../select/fold.js'
import { ruleOf, type Told } from '../select/told.js'
import { alternativeOf } from '../union/alternative.js'
import { demandsOf } from './demand.js'
import { exampleOf } from './example.js'
import { alsoOf, expectedOf } from './expected.js'
import { fixOf, nearMember } from './fix.js'
import { brokenEnd, isMatching, matchSignature } from './matching.js'
import { reasonOf } from './reason.js'
import { receivedAt } from './received.js'
import { rejectedAt, schemasTo } from './rejected.js'
import { signatureOf } from './signature.js'

/** What all pieces of advice of one call share. */
export interface Describing {
  readonly walk: Walk
  /** Texts that came may be shown. */
  readonly texts: boolean
  /** Pointers of the unions that failed, until the choice is said. */
  readonly unions: Set<string>
}

/** A longer shape is clipped: nobody builds it from one line. */
const LONG = 400

/** One piece of advice for one issue, or for several that are alike. */
export const describe = (to: Describing, group: Folded): Advice => {
  const { at, count, last, next, told } = group
  const piece = describeOne(to, told)
  if (count === 1) return piece
  return {
    ...together(piece),
    count,
    ...(at === undefined ? {} : { at }),
    ...(last === undefined ? {} : { last }),
    ...(next === undefined ? {} : { next })
  }
}

/** What holds for one value of many alike is its type, not its size, its text or the exact value to send. */
const together = (piece: Advice): Advice => {
  const { expected, fix, received } = piece
  return {
    ...piece,
    ...(received?.id === 'type' ? { received: { id: 'type', type: received.type } } : {}),
    ...(fix?.id === 'put' && expected?.id === 'type'
      ? { fix: { id: 'send', types: expected.types } }
      : {})
  }
}

const describeOne = (to: Describing, told: Told): Advice => {
  const { walk } = to
  const { issue } = told
  const name = issue.params?.['propertyName']
  // An error of the schema under `propertyNames` is about the key itself.
  if (typeof name === 'string') return ofKey(issue, name)
  const { kind, path } = issue
  const rules = rulesAt(walk, path)
  const owners = rulesAt(walk, path.slice(0, -1))
  const demands = demandsOf(walk, rules)
  const rule = told.rule ?? ruleOf(walk, issue)
  const refused = refusedBy(issue, rule)
  if (refused !== undefined) return refused
  const wanted =
    kind === 'alternative' && rule !== undefined
      ? alternativeOf(walk, issue, rule)
      : expectedOf(issue, demands)
  const expected = isMatching(wanted)
    ? brokenEnd(walk, wanted, rule, valueAt(walk.value, path))
    : wanted
  const also = alsoOf(issue, expected, demands)
  const rejected = rejectedAt(walk, path)
  const received = receivedFor(to, path, owners, expected)
  const fix = fixOf(issue, expected, rejected)
  const cause = causeOf(issue)
  const because =
    cause === undefined ? reasonOf(walk, rule) : ({ id: 'present', path: cause } as const)
  const about = aboutOf(
    walk,
    rules.filter((one) => one.maybe !== true || one === rule),
    expected,
    path,
    isMatching(expected) ? matchSignature(walk, rule) : undefined
  )
  return {
    path,
    kind,
    ...(expected === undefined ? {} : { expected }),
    ...(also.length === 0 ? {} : { also }),
    ...(received === undefined || lacksKey(issue) ? {} : { received }),
    ...(fix === undefined ? {} : { fix }),
    ...(because === undefined ? {} : { because }),
    ...chosenOf(to, rule),
    ...(about === undefined ? {} : { about })
  }
}

/** Where nothing is accepted as long as a key is there, that key is what is wrong. */
const refusedBy = (issue: Issue, rule: Rule | undefined): Advice | undefined =>
  rule?.schema === false && rule.because?.id === 'present' && isOwner(issue.path, rule.because.path)
    ? {
        path: rule.because.path,
        kind: 'unexpected',
        expected: { id: 'nothing' },
        fix: { id: 'remove' }
      }
    : undefined

/** Whether one path is the owner of another. */
const isOwner = (path: Path, other: Path): boolean =>
  other.length === path.length + 1 && path.every((key, at) => other[at] === key)

const ofKey = (issue: Issue, name: string): Advice => {
  const expected = expectedOf(issue, [])
  return {
    path: [...issue.path, name],
    kind: 'unexpected',
    ...(expected === undefined ? {} : { expected }),
    fix: { id: 'remove' }
  }
}

const chosenOf = (to: Describing, rule: Rule | undefined): Pick<Advice, 'chosen'> => {
  if (rule?.chosen === undefined || !to.unions.has(rule.chosen.place)) return {}
  const { place, ...chosen } = rule.chosen
  // One piece of advice says it for all of the union.
  to.unions.delete(place)
  return (chosen.others ?? []).every((name) => name === 'null') ? {} : { chosen }
}

const receivedFor = (
  { texts, walk }: Describing,
  path: Path,
  owners: ReadonlyArray<Rule>,
  expected: Expected | undefined
): Advice['received'] => {
  if (!walk.hasValue) return undefined
  const values = expected?.id === 'one_of' ? expected.values : []
  return receivedAt(
    walk.value,
    {
      path,
      schemas: schemasTo(walk, path),
      owners: owners.map(({ schema }) => schema)
    },
    (text) => values.includes(text) || nearMember(walk.meant, text, values) !== undefined,
    texts
  )
}

/** Author's words are kept short here: the carrier has to hold them. */
const aboutOf = (
  walk: Walk,
  rules: ReadonlyArray<Rule>,
  expected: Expected | undefined,
  path: Path,
  matching: string | undefined
): About | undefined => {
  const [first] = rules
  const parameterType = parameterTypeOf(
    rules.map(({ schema }) => schema),
    path.at(-1)
  )
  const title = textOf(rules, 'title')
  const description = textOf(rules, 'description')
  const signature = matching ?? signatureFor(walk, first?.schema, expected)
  const secret = isSecret(path, schemasTo(walk, path), '')
  const example = secret ? undefined : exampleOf(rules.map(({ schema }) => schema))
  const about: About = {
    ...(parameterType === undefined ? {} : { parameterType }),
    ...(title === undefined ? {} : { title: title.slice(0, 100) }),
    ...(description === undefined ? {} : { description: description.slice(0, 300) }),
    ...(signature === undefined ? {} : { signature }),
    ...(example === undefined ? {} : { example })
  }
  return Object.keys(about).length === 0 ? undefined : about
}

const textOf = (rules: ReadonlyArray<Rule>, name: string): string | undefined => {
  const texts = rules.map(({ schema }) => own(schema, name))
  return texts.find((text): text is string => typeof text === 'string' && text !== '')
}

/** Where an object or an array is wanted its type alone says too little. */
const signatureFor = (
  walk: Walk,
  schema: unknown,
  expected: Expected | undefined
): string | undefined => {
  const isWhole = expected?.id === 'one_branch' || expected?.id === 'other_than'
  const isShape =
    expected?.id === 'type' && expected.types.some((type) => type === 'object' || type === 'array')
  const isSized = expected?.id === 'count' && expected.of !== 'characters'
  if (schema === undefined || !(isWhole || isShape || isSized)) return undefined
  const text = signatureOf(walk, schema)
  return ['any', 'object', 'any[]', ''].includes(text) ? undefined : text.slice(0, LONG)
}
