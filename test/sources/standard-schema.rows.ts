import { isList, isRecord, own } from '@toolfault/model'
import type { StandardIssue } from '@toolfault/sources/standard-schema'
import { isShared, readShared } from '../corpus/shared.js'

/** What a real validator answered once, and to what. */
export interface Row {
  /** `zod 3 | wrong-type`. */
  readonly name: string
  readonly input: unknown
  readonly output: ReadonlyArray<StandardIssue>
}

/** The rows of Standard Schema validators; none where the recording is not at hand. */
export const rows = (): ReadonlyArray<Row> => {
  const all = isShared ? readShared('raw-validator-outputs.json') : []
  return (isList(all) ? all : []).flatMap((row) => {
    const [vendor, face] = String(own(row, 'validator')).split(' ~')
    if (face !== 'standard.validate') return []
    const output = revived(own(row, 'output'))
    const issues = isList(output) ? output : own(output, 'issues')
    if (!isList(issues)) throw new TypeError('a row without issues')
    return [
      {
        name: `${vendor} | ${String(own(row, 'case'))}`,
        input: revived(own(row, 'input')),
        // A border: what was recorded is what these validators answer.
        output: issues as ReadonlyArray<StandardIssue>
      }
    ]
  })
}

/** What JSON could not hold was recorded as an object with one `$` key. */
const revived = (json: unknown): unknown => {
  if (isList(json)) return json.map(revived)
  if (!isRecord(json)) return json
  const [[name, value] = ['', undefined], ...more] = Object.entries(json)
  if (more.length === 0 && name.startsWith('$')) return special(name, value)
  return Object.fromEntries(Object.entries(json).map(([key, inner]) => [key, revived(inner)]))
}

const special = (name: string, value: unknown): unknown => {
  const text = String(value)
  switch (name) {
    case '$undefined':
      return undefined
    case '$symbol':
      return Symbol(text.slice('Symbol('.length, -1))
    case '$regexp':
      return new RegExp(text.slice(1, text.lastIndexOf('/')), text.slice(text.lastIndexOf('/') + 1))
    case '$bigint':
      return BigInt(text)
    case '$function':
      return () => undefined
    case '$map':
      return new Map(
        (isList(value) ? value : []).map((entry) => {
          const [key, inner] = isList(entry) ? entry : []
          return [revived(key), revived(inner)]
        })
      )
    default:
      throw new TypeError(`a recorded value of an unknown sort: ${name}`)
  }
}
