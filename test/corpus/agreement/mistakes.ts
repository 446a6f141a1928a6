import { type Advice, type Path, printPointer } from '@toolfault/model'
import type { Mutation, Truth } from '../measure/truths.js'
import { markOf, type Said } from './measure.js'

/** How many mistakes are told, how many pieces of advice are about one, and how many say one thing twice. */
export interface Told {
  readonly mistakes: number
  readonly found: number
  readonly pieces: number
  readonly right: number
  readonly twice: number
}

/** Compare what was said of every call with the mistakes that were made in it. */
export const toldOf = (truths: ReadonlyArray<Truth>, said: ReadonlyMap<string, Said>): Told => {
  const each = truths.map(({ id, mutations }) => toldIn(said.get(id)?.advice ?? [], mutations))
  const sum = (count: (one: Told) => number): number =>
    each.reduce((whole, one) => whole + count(one), 0)
  return {
    mistakes: sum(({ mistakes }) => mistakes),
    found: sum(({ found }) => found),
    pieces: sum(({ pieces }) => pieces),
    right: sum(({ right }) => right),
    twice: sum(({ twice }) => twice)
  }
}

const toldIn = (advice: ReadonlyArray<Advice>, mutations: ReadonlyArray<Mutation>): Told => ({
  mistakes: mutations.length,
  found: mutations.filter((one) => advice.some((piece) => speaksOf(piece, one))).length,
  pieces: advice.length,
  right: advice.filter((piece) => mutations.some((one) => speaksOf(piece, one))).length,
  twice: advice.length - new Set(advice.map(markOf)).size
})

/** Whether a piece is about a mistake: at its place, or below it where a branch or the whole was changed. */
const speaksOf = ({ fix, path }: Advice, mistake: Mutation): boolean => {
  const said = [path, ...(fix?.id === 'rename' ? [fix.from, fix.to] : [])]
  const made = [mistake.path, mistake.correctPath].filter((one) => one !== undefined)
  const isBroad = /^(?:wrapped_args|root_json_string|union_)/.test(mistake.kind)
  const isThere = (place: Path, one: Path): boolean =>
    printPointer(place) === printPointer(one) ||
    (isBroad && one.every((key, at) => place[at] === key))
  return made.some((one) => said.some((place) => isThere(place, one)))
}
