import { isList, isRecord, own, total } from '@toolfault/model'
import { isFunction } from './method.js'

/** What calls are served by. */
interface Serving {
  readonly tools: unknown
  readonly judge: unknown
}

/** See to it at the start that calls can be served; a TypeError says what to write instead. */
export const assertServing = ({ judge, tools }: Serving): void => {
  assertJudge(judge)
  if (!isRegistry(tools)) {
    throw new TypeError(
      'tools must be a list, such as [{ name, inputSchema }], a Map by name, or a function that finds the tool of a name'
    )
  }
}

/** See to it at the start that somebody decides about calls: a compiler alone, or nothing, never does. */
export const assertJudge = (judge: unknown): void => {
  if (!isFunction(judge)) throw new TypeError(`judge must be a function: ${write}`)
  if (isCompiler(judge))
    throw new TypeError(`judge is a compiler, which gives no verdict: ${write}`)
}

const write =
  'write judge: judge(compile), with judge of @toolfault/advice/judge and compile of @toolfault/validators/ajv'

const isRegistry = (tools: unknown): boolean =>
  isList(tools) ||
  typeof tools === 'function' ||
  (isRecord(tools) && 'get' in tools && typeof tools.get === 'function')

/**
 * A compiler takes a schema alone, a judge a tool and its arguments. So only a function of one parameter is
 * asked, once, of a schema that takes anything; one that is a judge for all that is told no tool.
 */
const isCompiler = (judge: (schema: object) => unknown): boolean =>
  total(
    () => {
      if (judge.length !== 1) return false
      const said = judge({})
      // What answers later is no compiler, and may fail: that is for nobody to hear.
      Promise.resolve(said).catch(() => undefined)
      return own(said, '_tag') === 'Right' && typeof own(said, 'right') === 'function'
    },
    () => false
  )
