import { applyRepair, type Check, type Repair, repairs } from '@toolfault/advice/repair'
import {
  type Compile,
  isWithin,
  type Judge,
  judged,
  type Path,
  parsePointer,
  schemaOf,
  type Tool,
  total,
  valueAt
} from '@toolfault/model'

/** What is known of the call. */
export interface Questioned {
  readonly tool: Tool
  readonly args: unknown
  readonly judge: Judge
  /** Proves what is made of an answer; without it only a plain schema puts that beyond doubt. */
  readonly compile?: Compile
}

/** The arguments with each answer in the form that its place wants, where no other can be meant. */
export const converted = async (
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
  return applyRepair(args, found.map(answering(args))).value
}

/** A model that sends these may have meant a text; who is asked yes or no has answered. */
const answering =
  (args: unknown) =>
  (repair: Repair): Repair => {
    const said = valueAt(args, repair.path)
    const isWord = typeof said === 'string' && /^\s*(?:yes|no)\s*$/i.test(said)
    return isWord && repair.ops.some((op) => 'value' in op && typeof op.value === 'boolean')
      ? { ...repair, grade: 'certain' }
      : repair
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
  return path !== undefined && places.some((place) => isWithin(path, place))
}
