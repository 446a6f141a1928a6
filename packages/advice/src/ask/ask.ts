import {
  type Asking,
  type Fault,
  isInvalidArguments,
  isLacking,
  isList,
  isRecord,
  keysOf,
  own,
  type Steps,
  schemaOf,
  step,
  steps,
  type Tool,
  total
} from '@toolfault/model'
import { pointsOf } from '../points.js'
import { referred } from '../schema/refs.js'
import { actionOf } from './action.js'

/** More names than this are no help to anybody; a list that would be longer is left out. */
const MOST = 64

/**
 * Add what a question says of the tool to a fault whose arguments lack something: what the tool does,
 * by its title or description, and its parameters, by its schema (seed 001, "Zapier Style").
 *
 * What the fault says already stays, so that an author may say it better. Idempotent; any other fault
 * is returned as it came.
 */
export const asking = <F extends Fault>(fault: F, tool: Tool): F =>
  total(
    () => {
      if (!isInvalidArguments(fault)) return fault
      const lacking = pointsOf(fault).filter(isLacking)
      if (lacking.length === 0) return fault
      // What this call cannot do without is not optional, whichever rule says so.
      const needed = new Set(lacking.map((point) => atTop(own(point, 'path'))))
      const parameters = parametersOf(schemaOf(tool), (name) => needed.has(name), steps())
      const found = { ...actionOf(tool), ...parameters, ...fault.asking }
      return keysOf(found).length === 0 ? fault : { ...fault, asking: found }
    },
    () => fault
  )

/** The name of a parameter at the top; `undefined` for a place inside one. */
const atTop = (path: unknown): unknown => (isList(path) && path.length === 1 ? path[0] : undefined)

/** The names at the top of a schema, required or not, those of its `allOf` and its references included. */
const parametersOf = (
  schema: unknown,
  isNeeded: (name: string) => boolean,
  budget: Steps
): Asking => {
  const named = new Set<string>()
  const required = new Set<string>()
  const seen = new Set<object>()
  const look = (part: unknown): void => {
    if (!isRecord(part) || seen.has(part) || !step(budget)) return
    seen.add(part)
    const properties = own(part, 'properties')
    for (const name of keysOf(properties)) {
      // What must not be sent is no parameter.
      if (own(properties, name) !== false) named.add(name)
    }
    for (const name of listIn(part, 'required').slice(0, MOST + 1)) {
      if (typeof name === 'string') required.add(name)
    }
    for (const target of referred(schema, part)) look(target)
    for (const member of listIn(part, 'allOf').slice(0, budget.left + 1)) look(member)
  }
  look(schema)
  // Names that were not read would be missing from a list.
  if (budget.left < 0) return {}
  const optional = [...named].filter((name) => !required.has(name) && !isNeeded(name))
  const listed = (names: ReadonlyArray<string>): boolean => names.length > 0 && names.length <= MOST
  return {
    ...(listed([...required]) ? { required: [...required] } : {}),
    ...(named.size <= MOST && listed(optional) ? { optional } : {})
  }
}

const listIn = (part: object, key: string): ReadonlyArray<unknown> => {
  const list = own(part, key)
  return isList(list) ? list : []
}
