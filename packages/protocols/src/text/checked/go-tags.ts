import type { Issue } from '@toolfault/model'
import { type Rule, ruled } from '../../reading/rules.js'
import { each, type Told } from '../../reading/told.js'

const line =
  /^Key: '(?:[^'.\n]{1,200}\.)?([^'\n]{1,300})' Error:Field validation for '[^'\n]{1,200}' failed on the '([^'\n]{1,60})' tag$/

/**
 * The errors of go-playground/validator: the place by the names of fields, which are those of the arguments where they begin
 * small, and the tag, without the number of a bound. `undefined` for any other text.
 */
export const goTagsSaid = (text: string): Told | undefined =>
  text.startsWith("Key: '") ? each(text.trimEnd().split('\n'), placed) : undefined

const placed = (said: string): Told | undefined => {
  const [message, where, tag = ''] = line.exec(said) ?? []
  if (message === undefined || where === undefined) return undefined
  const path = where.split('.').flatMap((step) => {
    const [, name = step, index] = /^([^[\]]+)\[(\d{1,9})\]$/.exec(step) ?? []
    return index === undefined ? [name] : [name, index]
  })
  const issue: Issue = { path, ...ruleOf(tag), message }
  // A field of a structure begins with a capital, and may be called otherwise in JSON.
  return {
    issues: [issue],
    whole: !path.some((key) => /^[A-Z]/.test(key)) && issue.kind !== 'unknown'
  }
}

const ruleOf = (tag: string): Rule => {
  if (tag.startsWith('required')) return ruled('required')
  if (tag === 'oneof' || tag === 'eq') return ruled('enum')
  if (tag === 'unique') return ruled('uniqueItems')
  return formats.test(tag) ? ruled('format', { format: tag }) : { kind: 'unknown' }
}

const formats = /^(?:email|ur[il]|uuid|ipv?[46]?|hostname)$/
