import {
  type Findings,
  type Issue,
  isList,
  isRecord,
  own,
  owns,
  steps,
  total
} from '@toolfault/model'
import { copier } from '../copy.js'
import { illegible, LIMIT, noErrors } from '../list.js'
import { issuesOf } from './issues.js'
import { isJavascript, javascriptUnit, judged } from './javascript.js'
import type { Scene } from './leaf.js'
import { nest } from './nest.js'
import { isPython, pythonUnit } from './python.js'
import type { JsonSchemaOutput } from './shape.js'
import { isStandard, type Reading, standardUnits } from './standard.js'
import { blank, type Unit } from './unit.js'

export type {
  DetailUnit,
  JavascriptError,
  JsonSchemaOutput,
  OutputUnit,
  PythonError
} from './shape.js'

/** What the caller knows beside the errors: it names what they do not, and gives the rules. */
export interface JsonSchemaAbout {
  readonly schema?: unknown
  readonly value?: unknown
}

/**
 * Read the output formats of the JSON Schema specification as issues: `flag`, `basic`, `detailed` and
 * `verbose` (2019-09 and 2020-12), the newer `list` and `hierarchical`; with them @cfworker/json-schema,
 * @hyperjump/json-schema and validators of other languages, and the errors of jsonschema, Python's and npm's.
 *
 * A unit that only says that others failed says nothing; what a union's branches say is in its `branches`.
 * With the schema and the value, keys that no error names are named and rules have their parameters.
 * `{ valid: true }` and an empty list mean that nothing was wrong; what is of no such format becomes one
 * issue of kind `unknown`.
 *
 * @see JSON Schema 2020-12 Core, section 12
 */
export const fromJsonSchema = (output: JsonSchemaOutput, about: JsonSchemaAbout = {}): Findings =>
  total(() => {
    if (own(output, 'valid') === true) return { issues: [] }
    const list = listed(output)
    if (list === undefined) return noErrors()
    if (list.length === 0) {
      return isList(output) ? { issues: [] } : { issues: [illegible] }
    }
    return findings(list, own(output, 'valid') === false, {
      schema: own(about, 'schema'),
      ...(owns(about, 'value') ? { value: own(about, 'value'), hasValue: true } : judged(output)),
      copy: copier(steps())
    })
  }, noErrors)

/** The errors of an output, where it has them; it may itself be one. */
const listed = (output: unknown): ReadonlyArray<unknown> | undefined => {
  if (isList(output)) return output
  if (isStandard(output)) return [output]
  const list = own(output, 'errors') ?? own(output, 'details')
  if (isList(list)) return list
  if (isPython(output)) return [output]
  return isRecord(output) && own(output, 'valid') === false ? [] : undefined
}

const findings = (list: ReadonlyArray<unknown>, isInvalid: boolean, scene: Scene): Findings => {
  const reading: Reading = { counter: steps(LIMIT), passed: new Set(), whole: scene }
  const units: Array<Unit> = []
  const end = Math.min(list.length, LIMIT)
  for (let at = 0; at < end && reading.counter.left > 0; at++) {
    for (const unit of total(
      () => unitsOf(list[at], reading),
      () => [blank]
    )) {
      units.push(unit)
    }
  }
  if (units.length === 0 && reading.counter.left > 0 && !isInvalid) return { issues: [] }
  const isCut = list.length > end || reading.counter.left <= 0
  const isNested = units.some(({ children }) => children.length > 0)
  const tree = isNested && reading.passed.size === 0 ? units : nest(units, reading.passed)
  const found = issuesOf(tree, scene)
  // An output that is invalid for no reason that could be read is invalid all the same.
  const issues: ReadonlyArray<Issue> = found.length > 0 ? found : [illegible]
  if (issues.length > LIMIT) return { issues: issues.slice(0, LIMIT), truncated: true }
  return isCut ? { issues, truncated: true } : { issues }
}

const unitsOf = (error: unknown, reading: Reading): ReadonlyArray<Unit> => {
  if (isStandard(error)) return standardUnits(error, reading)
  if (isJavascript(error)) return javascriptUnit(error, reading)
  return isPython(error) ? pythonUnit(error, reading) : [blank]
}
