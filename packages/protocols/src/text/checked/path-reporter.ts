import { ruledAt } from '../../reading/forms.js'
import { ruled, typesRule } from '../../reading/rules.js'
import { each, type Told } from '../../reading/told.js'

/** What stands between the value, which may hold anything, and the context. */
const SUPPLIED = ' supplied to '

/** io-ts's `PathReporter`: a line for each error, with the types on the way to its place. `undefined` for any other text. */
export const pathReporterSaid = (text: string): Told | undefined =>
  text.startsWith('Invalid value ')
    ? each(text.trimEnd().split(/\n|, (?=Invalid value )/), placed)
    : undefined

const placed = (line: string): Told | undefined => {
  const at = line.lastIndexOf(SUPPLIED)
  const [, ...steps] =
    at < 0 ? [] : line.slice(at + SUPPLIED.length).split(/\/(?=[^\s/:]{1,200}: )/)
  const parts = steps.map((step) => /^([^\s/:]{1,200}): (.{1,500})$/.exec(step))
  const path = parts.flatMap((part) => part?.[1] ?? [])
  if (path.length === 0 || path.length < parts.length) return undefined
  // What came is the caller's.
  const message = `expected ${parts.at(-1)?.[2] ?? ''}`
  if (line.startsWith('Invalid value undefined supplied')) {
    return ruledAt(path, ruled('required'), message)
  }
  const type = parts.at(-1)?.[2] ?? ''
  return (
    ruledAt(path, typesRule([types.get(type) ?? type]), message) ?? {
      issues: [{ path, kind: 'unknown', message }],
      whole: true
    }
  )
}

/** What io-ts calls what JSON Schema has another name for. */
const types: ReadonlyMap<string, string> = /* @__PURE__ */ new Map([
  ['Int', 'integer'],
  ['UnknownRecord', 'object'],
  ['UnknownArray', 'array']
])
