import type { Issue } from '@toolfault/model'
import { located } from './located.js'
import { typeOfPython } from './python-types.js'
import { numberRule, ruled, typesRule } from './rules.js'

const HEAD = 'Parameter validation failed:\n'

/** A line of the report: what is wrong at which place, or at the name that stands behind it. */
const ofName =
  /^(Missing required|Unknown) parameter in (input|\S{1,300}): "([^"\n]{1,200})"(?:, must be one of: [^\n]{1,4000})?$/
const ofValue =
  /^Invalid (?:type|range|length) for parameter (\S{1,300}), value: [^\n]{0,4000}, (?:type: <class '[\w.]{1,60}'>, )?(valid (?:types: ((?:<class '[\w.]{1,60}'>(?:, )?){1,8})|min (value|length): (-?\d{1,15})))$/

/** What botocore says of parameters before it asks AWS, a line for each; none for other texts. */
export const botoSaid = (text: string): ReadonlyArray<Issue> => {
  if (!text.startsWith(HEAD)) return []
  const issues = text.slice(HEAD.length).trimEnd().split('\n').map(lineOf)
  return issues.every((issue) => issue !== undefined) ? issues : []
}

const lineOf = (line: string): Issue | undefined => {
  const [, sort, place = '', name] = ofName.exec(line) ?? []
  if (name !== undefined) {
    const path = [...(place === 'input' ? [] : located(place).path), name]
    return sort === 'Unknown'
      ? { path, ...ruled('additionalProperties'), message: line, echo: true }
      : { path, ...ruled('required'), message: line }
  }
  const [, where, message, types = '', size, limit = ''] = ofValue.exec(line) ?? []
  if (where === undefined || message === undefined) return undefined
  const rule =
    size === 'value'
      ? numberRule('minimum', 'limit', limit)
      : size === undefined
        ? typesRule([
            ...new Set([...types.matchAll(/'([\w.]+)'/g)].map(([, type = '']) => jsonOf(type)))
          ])
        : undefined
  const { path } = located(where)
  return { path, ...(rule ?? { kind: size === undefined ? 'type' : 'size' }), message }
}

const jsonOf = (type: string): string => (type === 'tuple' ? 'array' : typeOfPython(type))
