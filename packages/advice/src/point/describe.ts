import {
  type Advice,
  causeOf,
  type Issue,
  isWithin,
  keysOf,
  lacksKey,
  owns,
  type Path,
  valueAt
} from '@toolfault/model'
import { nearMember } from '../names/member.js'
import { isSecret } from '../secret/secret.js'
import type { Folded } from '../told/fold.js'
import { ruleOf, type Told } from '../told/told.js'
import { type Rule, rulesAt } from '../walk/rules.js'
import type { Walk } from '../walk/walk.js'
import { cameTo } from './came.js'
import { expectedOf } from './expected.js'
import { fixOf } from './fix.js'
import { orNull } from './or-null.js'
import { reasonOf } from './reason.js'
import { schemasAt } from './rejected.js'
import { othersOf, type Sparing } from './spare.js'
import { statedOf } from './stated.js'

/** What all pieces of advice of one call share. */
export interface Describing extends Sparing {
  /** Texts that came may be shown. */
  readonly texts: boolean
  /** Pointers of the unions of which it was said what was chosen. */
  readonly chosen: Set<string>
}

/** One piece of advice for one issue, or for several of which all that is said of the first is true. */
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
export const together = (piece: Advice): Advice => {
  const { expected, fix, received } = piece
  return {
    ...piece,
    ...(received?.id === 'type' ? { received: { id: 'type', type: received.type } } : {}),
    ...(fix?.id === 'put' && expected?.id === 'type'
      ? { fix: { id: 'send', types: expected.types } }
      : {})
  }
}

/** One piece of advice for one issue. */
export const describeOne = (to: Describing, told: Told): Advice => {
  const { walk } = to
  const { issue } = told
  const name = issue.params?.['propertyName']
  // An error of the schema under `propertyNames` is about the key itself.
  if (typeof name === 'string') return ofKey(walk, issue, name)
  const { kind, path } = issue
  const rules = rulesAt(walk, path)
  const rule = told.rule ?? ruleOf(walk, issue)
  const refused = refusedBy(issue, rule)
  if (refused !== undefined) return refused
  const { about, also, expected: asked } = statedOf(walk, issue, rules, rule)
  const { received, rejected } = cameTo(walk, path, asked, to.texts)
  const isAside = told.aside === true
  const expected = isAside ? ({ id: 'known' } as const) : orNull(asked, rule, rejected)
  const fix = isAside ? undefined : fixOf(issue, expected, rejected)
  const cause = causeOf(issue)
  const because =
    cause === undefined ? reasonOf(walk, rule) : ({ id: 'present', path: cause } as const)
  const chosen = chosenOf(to, rule)
  const others = othersOf(to, issue, fix, rejected?.value)
  // Not by spreads: these are most of what a piece costs.
  const piece: Drafted = { path, kind }
  // What a secret must not be is what it is.
  const isTold = expected?.id === 'other_than' && rejected?.isSecret() === true
  if (expected !== undefined) piece.expected = isTold ? { id: 'other_than' } : expected
  if (also.length > 0) piece.also = also
  if (received !== undefined && !lacksKey(issue)) piece.received = received
  if (fix !== undefined) piece.fix = fix
  if (because !== undefined) piece.because = because
  if (chosen !== undefined) piece.chosen = chosen
  const meant = others === undefined ? about : { ...about, others }
  if (meant !== undefined) piece.about = meant
  return piece
}

/** A piece of advice while it is made. */
type Drafted = { -readonly [name in keyof Advice]: Advice[name] }

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
  other.length === path.length + 1 && isWithin(other, path)

/** More keys of an object than this are not compared. */
const MANY = 64

const ofKey = (walk: Walk, issue: Issue, name: string): Advice => {
  const expected = expectedOf(issue, [])
  const path = [...issue.path, name]
  const owner = valueAt(walk.value, issue.path)
  const values = expected?.id === 'one_of' ? expected.values : []
  const free = values.filter((one) => typeof one === 'string' && !owns(owner, one))
  const near = nearMember(walk.meant, name, free)
  // Of two keys that are near to one name only one can be it.
  const isNear = (key: string): boolean =>
    key === name || (!values.includes(key) && nearMember(walk.meant, key, free) === near)
  const isOne = near !== undefined && keysOf(owner).slice(0, MANY).filter(isNear).length === 1
  return {
    path,
    kind: 'unexpected',
    ...(expected === undefined ? {} : { expected }),
    fix: isOne ? { id: 'rename', from: path, to: [...issue.path, near] } : { id: 'remove' }
  }
}

const chosenOf = (to: Describing, rule: Rule | undefined): Advice['chosen'] => {
  if (rule?.chosen === undefined || to.chosen.has(rule.chosen.place)) return undefined
  const { place, ...chosen } = rule.chosen
  // One piece of advice says it for all of the union.
  to.chosen.add(place)
  const { others = [], tag } = chosen
  if (others.every((name) => name === 'null')) return undefined
  return tag !== undefined && isSecretTag(to.walk, tag) ? undefined : chosen
}

/** A branch may be called by the value of its tag, which may be a secret itself: not what holds it. */
const isSecretTag = (walk: Walk, tag: Path): boolean =>
  isSecret(tag.slice(-1), schemasAt(walk, tag), valueAt(walk.value, tag))
