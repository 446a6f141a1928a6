import { fromJsonSchema } from '@toolfault/sources/json-schema'
import { located } from '../reading/located.js'
import { choiceRule, type Rule, typesRule } from '../reading/rules.js'
import type { Told } from '../reading/told.js'
import { valuesIn } from '../reading/values.js'

const FAILED = "\n\nFailed validating '"

/** The rule begins what follows the sentence; the place stands in a line of its own behind the schema. */
const rule = /^([A-Za-z$]{1,40})' in /
const instance = /\n\nOn instance(\S{0,500}):\n/

/**
 * An error of Python's jsonschema as its text has it: the sentence, the rule with the schema, and the place with what came,
 * of which nothing is told again. `undefined` for any other text.
 */
export const jsonschemaError = (text: string): Told | undefined => {
  const at = text.indexOf(FAILED)
  const behind = text.slice(at + FAILED.length)
  const [, validator] = rule.exec(behind) ?? []
  const [, where] = instance.exec(behind) ?? []
  if (at < 0 || validator === undefined || where === undefined) return undefined
  const { path } = located(`$${where}`)
  // A key with a blank or a quotation mark in it ends elsewhere.
  if (where !== '' && (path.length === 0 || path[0] === `$${where}`)) return undefined
  const message = text.slice(0, at)
  const { issues } = fromJsonSchema([{ message, validator, path }])
  const known = wanted(message)
  const told = issues.map((issue) =>
    issue.keyword === known?.keyword ? { ...issue, ...known } : issue
  )
  return {
    issues: told,
    whole: told.every(({ echo, params }) => echo !== true || params !== undefined)
  }
}

/** What came stands first, and may hold anything, so that the last words count. */
const wanted = (message: string): Rule | undefined => {
  const types = / is not of type ('\w{1,20}'(?:, '\w{1,20}'){0,6})$/.exec(message)?.[1]
  if (types !== undefined) return typesRule(types.split(', ').map((type) => type.slice(1, -1)))
  const at = message.endsWith(']') ? message.lastIndexOf(ONE_OF) : -1
  const list = at < 0 ? '' : message.slice(at + ONE_OF.length, -1)
  return list === '' ? undefined : choiceRule(valuesIn(list, ', '))
}

const ONE_OF = ' is not one of ['
