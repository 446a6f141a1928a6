import { keysAt, ruledAt } from '../../reading/forms.js'
import { goType } from '../../reading/go-type.js'
import { type Rule, ruled } from '../../reading/rules.js'
import { each, type Told } from '../../reading/told.js'
import { pathOf } from '../../reading/written-place.js'

/** Version 1, alone or with the count of them, and version 2. */
const head =
  /^(?:\d{1,6} error\(s\) decoding:\s{1,4}\* |decoding failed due to the following error\(s\):\s{1,4})(?=')/

/** Where the next begins: what came may stand in one. */
const next = /\n{1,2}(?:\* )?(?='[^'\n]{0,300}' |cannot parse ')/

/** The errors of mapstructure for Go, which are of decoding a map into a structure; `undefined` for any other text. */
export const mapstructureSaid = (text: string): Told | undefined => {
  const start = head.exec(text)?.[0]
  return start === undefined
    ? undefined
    : each(text.slice(start.length).trimEnd().split(next), placed)
}

const placed = (part: string): Told | undefined => {
  const [before = '', where = ''] = /^'([^'\n]{0,300})' /.exec(part) ?? []
  const path = where === '' ? [] : pathOf(where)
  if (before === '' || path === undefined) return undefined
  const said = part.slice(before.length)
  const [, strange, list = ''] =
    /^has (?:(invalid keys)|unset fields): (\S[^\n]{0,1000})$/.exec(said) ?? []
  if (list !== '') {
    const rule = ruled(strange === undefined ? 'required' : 'additionalProperties')
    return keysAt(path, list.split(', '), rule, said)
  }
  const [message, type] =
    /^(?:expected type '([^'\n]{1,100})'|expected a (map)\b|source data must be an (array) or slice|cannot parse value as '([^'\n]{1,100})')/.exec(
      said
    ) ?? []
  return message === undefined ? undefined : ruledAt(path, typed(type ?? said), message)
}

const typed = (said: string): Rule => {
  const type = /^expected a map/.test(said)
    ? 'object'
    : /^source data/.test(said)
      ? 'array'
      : goType(/^cannot parse value as '([^']+)'/.exec(said)?.[1] ?? said)
  return ruled('type', type === undefined ? undefined : { type })
}
