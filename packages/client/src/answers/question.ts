import { mergeAnswers } from '@toolfault/advice/form'
import { applyRepair, type Check, repairs } from '@toolfault/advice/repair'
import {
  type Compile,
  type Fault,
  isRecord,
  type Judge,
  judged,
  keysOf,
  own,
  type Path,
  parsePointer,
  schemaOf,
  type Tool,
  total
} from '@toolfault/model'
import { judgedWith, type Mended, type NoAnswer, type StillWrong } from './merge.js'
import { placesOf } from './place.js'
import { isSecretPlace } from './secret.js'

export { type AskedForm, type AskedOf, askedOf, type Resumed, resume } from './asked.js'
export { type AnswerForm, answerForm, type FormForUser } from './form.js'
export {
  type Mended,
  type Merged,
  type Merging,
  mergeAnswer,
  type NoAnswer,
  type StillWrong
} from './merge.js'
export { visited } from './visited.js'

/** The answer cannot be put anywhere; the names are of what was asked for. */
export interface NoPlace {
  readonly ok: false
  readonly reason: /** One text, and more than one thing was asked for; or a name that was not. */
    | 'which'
    /** Nothing that an answer could mend was asked for. */
    | 'nothing_asked'
    /** Nobody is asked for a secret in a question, and none is taken. */
    | 'secret'
  readonly names: ReadonlyArray<string>
  readonly args: unknown
}

/** What became of the answer to a question. */
export type Answered = Mended | StillWrong | NoAnswer | NoPlace

/** What is known of the call. */
export interface Questioned {
  readonly tool: Tool
  readonly args: unknown
  readonly judge: Judge
  /** Proves what is made of an answer; without it only a plain schema puts that beyond doubt. */
  readonly compile?: Compile
}

/** Longer texts are no answers to a question. */
const LONG = 100_000

/**
 * Put what a user said into the arguments at the place that was asked for, and judge them again: one text
 * where one thing was asked for, else a text under each name (rows A3, A13; a nested name is dotted, row
 * A17). A text becomes the number, the yes or no, the list or the listed value that it says, where that is
 * `certain`; else it stays as it is. Blank is no answer. Never rejects.
 */
export const answerQuestion = async (
  fault: Fault,
  answer: string | { readonly [name: string]: string },
  questioned: Questioned
): Promise<Answered> => {
  const args = own(questioned, 'args')
  try {
    const { judge, tool } = questioned
    const given = total(
      () => placed(fault, answer, tool, args),
      () => 'unreadable' as const
    )
    if (given === 'cancelled' || given === 'unreadable') return { ok: false, reason: given, args }
    if ('reason' in given) return { ok: false, ...given, args }
    const merged = mergeAnswers(args, given.content, given.paths)
    const places = Object.values(given.paths)
    const mended = await converted(merged, places, questioned)
    return await judgedWith(judge, tool, mended, places)
  } catch {
    return { ok: false, reason: 'unreadable', args }
  }
}

interface Placed {
  readonly content: { readonly [name: string]: string }
  readonly paths: { readonly [name: string]: Path }
}

const placed = (
  fault: Fault,
  answer: unknown,
  tool: Tool,
  args: unknown
): Placed | Pick<NoPlace, 'names' | 'reason'> | 'cancelled' | 'unreadable' => {
  const schema = schemaOf(tool)
  const places = placesOf(fault, schema, args)
  const names = [...places.keys()]
  const [first] = names
  if (first === undefined) return { reason: 'nothing_asked', names }
  if (typeof answer === 'string' && names.length > 1) return { reason: 'which', names }
  const named = typeof answer === 'string' ? Object.fromEntries([[first, answer]]) : answer
  if (!isRecord(named)) return 'unreadable'
  const said = keysOf(named).filter((name) => !isBlank(own(named, name)))
  if (said.length === 0) return 'cancelled'
  const content: Array<readonly [string, string]> = []
  const paths: Array<readonly [string, Path]> = []
  for (const name of said) {
    const path = places.get(name)
    const text = own(named, name)
    if (path === undefined) return { reason: 'which', names }
    if (typeof text !== 'string' || text.length > LONG) return 'unreadable'
    if (isSecretPlace(path, schema)) return { reason: 'secret', names: [name] }
    content.push([name, text])
    paths.push([name, path])
  }
  return { content: Object.fromEntries(content), paths: Object.fromEntries(paths) }
}

const isBlank = (text: unknown): boolean => typeof text === 'string' && text.trim() === ''

/** The arguments with each answer in the form that its place wants, where no other can be meant. */
const converted = async (
  args: unknown,
  places: ReadonlyArray<Path>,
  { compile, judge, tool }: Questioned
): Promise<unknown> => {
  const verdict = await judged(judge, tool, args)
  if (verdict.valid) return args
  const schema = schemaOf(tool)
  const check = compile === undefined ? undefined : checkOf(compile, schema)
  const about = { schema, value: args, ...(check === undefined ? {} : { check }) }
  const found = repairs(verdict.fault, about).filter(({ ops }) =>
    ops.every((op) =>
      [op.path, ...('from' in op ? [op.from] : [])].every((pointer) => isAt(pointer, places))
    )
  )
  return applyRepair(args, found).value
}

const checkOf = (compile: Compile, schema: unknown): Check | undefined =>
  total(
    () => {
      const compiled = compile(schema)
      return compiled._tag === 'Right' ? compiled.right : undefined
    },
    () => undefined
  )

/** Nothing is changed but what the user answered. */
const isAt = (pointer: string, places: ReadonlyArray<Path>): boolean => {
  const path = parsePointer(pointer)
  return path !== undefined && places.some((place) => place.every((key, at) => key === path[at]))
}
