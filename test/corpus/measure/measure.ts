import { judge } from '@toolfault/advice/judge'
import { compile } from '@toolfault/validators/ajv'
import { read } from '../reader/read.js'
import { answerOn, isOther, type Row, readable } from './answers.js'
import { lost } from './faithful.js'
import { others } from './others.js'
import type { Truth } from './truths.js'

/** A text that was read, and the arguments that came of it. */
export interface Round {
  readonly text: string
  readonly edited: unknown
  readonly valid: boolean
  /** What of the truth the edited arguments do not hold. */
  readonly lost: ReadonlyArray<string>
}

/** A case on one wire: at most three rounds, fewer where one was enough. */
export interface Run {
  readonly truth: Truth
  readonly row: Row
  readonly rounds: ReadonlyArray<Round>
}

/** So many times a caller may try. */
const ROUNDS = 3

/** Let a caller that knows nothing but the answers mend a bad call, on each of the wires. */
export const measure = (
  truths: ReadonlyArray<Truth>,
  rows: ReadonlyArray<Row>
): ReadonlyArray<Run> => {
  const decide = judge(compile)
  return truths.flatMap((truth) => {
    const tool = { name: truth.tool, inputSchema: truth.schema }
    const first = decide(tool, truth.bad)
    return rows.map((row): Run => {
      const says = isOther(row) ? others[row](truth.schema) : undefined
      const rounds: Array<Round> = []
      let args = truth.bad
      while (rounds.length < ROUNDS && rounds.at(-1)?.valid !== true) {
        const wire = isOther(row) ? 'text' : row
        const answer = isOther(row)
          ? says?.(args)
          : answerOn(row, rounds.length === 0 ? first : decide(tool, args))
        const edited = read(wire, answer, args)
        rounds.push({
          text: readable(wire, answer),
          edited,
          valid: decide(tool, edited).valid,
          lost: lost(truth, edited)
        })
        args = edited
      }
      return { truth, row, rounds }
    })
  })
}
