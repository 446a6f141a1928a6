import { judge } from '@toolfault/advice/judge'
import { compile } from '@toolfault/validators/ajv'
import { read } from '../reader/read.js'
import { answerOn, type Row, readable } from './answers.js'
import { lost } from './faithful.js'
import { plainAjv } from './plain-ajv.js'
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
    const plain = rows.includes('ajv') ? plainAjv(truth.schema) : () => ''
    return rows.map((row): Run => {
      const rounds: Array<Round> = []
      let args = truth.bad
      while (rounds.length < ROUNDS && rounds.at(-1)?.valid !== true) {
        const wire = row === 'ajv' ? 'text' : row
        const answer =
          row === 'ajv'
            ? plain(args)
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
