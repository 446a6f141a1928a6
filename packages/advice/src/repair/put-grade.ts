import { isList, isRecord, keysOf, own } from '@toolfault/model'
import type { Json } from '@toolfault/types/json'
import { isNothing } from '../blank.js'
import { bitOf } from '../names/bit.js'
import { wayMember } from '../names/direction.js'
import { nearMember } from '../names/member.js'
import { rankOf } from '../names/rank.js'
import { signOf } from '../names/sign.js'
import { isSameName } from '../names/spelling.js'
import { wordedMember } from '../names/worded.js'
import type { Rejected } from '../point/fix.js'
import { numberIn, numbersIn } from '../point/numbers-in.js'
import { scalarsOf } from '../point/scalars.js'
import { same } from '../schema/same.js'
import { listedBy } from '../schema/shape.js'
import { truth } from '../schema/value.js'
import { booleanWord } from './boolean-word.js'
import type { Grade } from './grade.js'
import type { Standing } from './site.js'
import { isKept } from './text.js'

/** How sure it is that one value was meant by another. */
export const gradeOf = ({ piece, rejected, schemas }: Standing, from: unknown, to: Json): Grade => {
  if (scalarsOf(from).some((one) => one === to)) return isSure(from, to) ? 'certain' : 'likely'
  if (isList(from) && same(from, [to])) return 'certain'
  if ((isList(to) && typeof from !== 'object') || saysNumbers(from, to)) return 'likely'
  const { expected } = piece
  // Without a schema the advice alone says what is listed.
  const told = expected?.id === 'one_of' ? expected.values : []
  const listed = schemas.length === 0 ? told : schemas.flatMap((one) => listedBy(one) ?? [])
  if (typeof to === 'number' && isSaid(rejected, from, to, listed)) return 'likely'
  const said = rankOf(from, listed) ?? bitOf(from, listed) ?? wayMember(from, listed)
  if (said !== undefined && said === to) return 'likely'
  if (typeof from !== 'string' || typeof to !== 'string')
    return listed.length === 1 && holds(from, to) ? 'likely' : 'guess'
  const alike = listed.filter((one) => typeof one === 'string' && isSameName(from, one))
  if (isSameName(from, to)) return alike.every((one) => one === to) ? 'certain' : 'likely'
  // Where nothing else may be sent, that one is to be sent does not say that it was meant.
  return listed.length !== 1 || isNear(rejected, from, to) ? 'likely' : 'guess'
}

/** Whether all numbers of a value are among the several ones of another. */
const saysNumbers = (from: unknown, to: Json): boolean => {
  const [said, wanted] = [numbersOf(from), numbersOf(to)]
  return said.length > 1 && wanted.length > 0 && wanted.every((one) => said.includes(one))
}

const numbersOf = (value: unknown): ReadonlyArray<number> =>
  typeof value === 'number'
    ? [value]
    : isRecord(value)
      ? keysOf(value).flatMap((key) => numberIn(own(value, key)))
      : numbersIn(value)

/** Whether the author says that a text is meant by a number, or a number with its unit by it, or a list says an order by it. */
const isSaid = (
  { amount, called }: Rejected,
  from: unknown,
  to: number,
  listed: ReadonlyArray<Json>
): boolean =>
  typeof from === 'string' &&
  (called(false) === to || amount?.(from) === to || signOf(from, listed) === to)

/** Whether what came says nothing else than a value: it holds nothing, or that value, or a word for it. */
const holds = (from: unknown, to: Json): boolean =>
  isNothing(from) ||
  booleanWord(from) === to ||
  (typeof from === 'object' && keysOf(from).some((key) => key === to || same(own(from, key), to)))

const isNear = ({ meant, place }: Rejected, from: string, to: string): boolean =>
  isNothing(from) || (nearMember(meant, from, [to]) ?? wordedMember(from, [to], place)) === to

/** A number has many texts; a whole one that is safe has one that everybody writes. */
const isSure = (from: unknown, to: Json): boolean => {
  if (typeof from !== 'string') return Number.isSafeInteger(from)
  return typeof to === 'number' ? isKept(from.trim()) : truth(from.trim()) !== undefined
}
