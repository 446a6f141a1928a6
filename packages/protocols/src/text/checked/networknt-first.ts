import type { Path } from '@toolfault/model'
import { ruledAt } from '../../reading/forms.js'
import { located } from '../../reading/located.js'
import { ruled } from '../../reading/rules.js'
import { each, type Told } from '../../reading/told.js'
import { networkntSaid } from '../networknt.js'

/** Where the place of another begins. */
const next = /[;,] ?(?=\$(?:[.[][^\s:;,]{0,500})?: )|\n/

/**
 * The errors of networknt/json-schema-validator as version 1 prints them, each behind its place as JSONPath has it, alone or
 * as Java prints a list; `undefined` for any other text.
 */
export const networkntFirstSaid = (text: string): Told | undefined => {
  const [, list = text] = /^\[(.*)\]$/s.exec(text) ?? []
  return /^\$(?:[.[][^\s:]{0,500})?: /.test(list)
    ? each(list.trimEnd().split(next), placed)
    : undefined
}

const placed = (part: string): Told | undefined => {
  const [head = '', where = ''] = /^(\$(?:[.[][^\s:]{0,500})?): /.exec(part) ?? []
  if (head === '') return undefined
  const { path } = located(where)
  const said = part.slice(head.length)
  return ofKey(path, said) ?? networkntSaid(path, said)
}

/** The place is that of the key. */
const ofKey = (path: Path, said: string): Told | undefined => {
  if (path.length === 0) return undefined
  if (said === 'is missing but it is required') return ruledAt(path, ruled('required'), said)
  return said === 'is not defined in the schema and the schema does not allow additional properties'
    ? {
        issues: [{ path, ...ruled('additionalProperties'), message: said, echo: true }],
        whole: true
      }
    : undefined
}
