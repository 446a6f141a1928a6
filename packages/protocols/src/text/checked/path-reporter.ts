import type { Issue, Path } from '@toolfault/model'
import { choiceRule, type Rule, ruled, typesRule } from '../../reading/rules.js'
import type { Told } from '../../reading/told.js'
import { valueIn } from '../../reading/values.js'

/** What stands between the value, which may hold anything, and the context. */
const SUPPLIED = ' supplied to '

/** What is wanted at a place, by each member of a union there; none where nothing came. */
interface Wanted {
  readonly path: Path
  readonly types: ReadonlyArray<string>
  readonly isMissing: boolean
}

/** io-ts's `PathReporter`: a line for each error, with the types on the way to its place. `undefined` for any other text. */
export const pathReporterSaid = (text: string): Told | undefined => {
  if (!text.startsWith('Invalid value ')) return undefined
  const places = new Map<string, Wanted>()
  for (const line of text.trimEnd().split(/\n|, (?=Invalid value )/)) {
    const one = wantedIn(line)
    if (one === undefined) return undefined
    const key = JSON.stringify(one.path)
    const types = [...(places.get(key)?.types ?? []), ...one.types]
    places.set(key, { ...one, types })
  }
  return { issues: [...places.values()].map(issueOf), whole: true }
}

const wantedIn = (line: string): Wanted | undefined => {
  const at = line.lastIndexOf(SUPPLIED)
  const [, ...steps] =
    at < 0 ? [] : line.slice(at + SUPPLIED.length).split(/\/(?=[^\s/:]{1,200}: )/)
  const path: Array<string> = []
  let type = ''
  for (const step of steps) {
    const [, key = '', next = ''] = /^([^\s/:]{1,200}): (.{1,500})$/.exec(step) ?? []
    if (key === '') return undefined
    // Of a union the members are counted.
    const isMember = type.startsWith('(') && /^\d{1,9}$/.test(key)
    if (!isMember) path.push(key)
    type = next
  }
  return path.length === 0
    ? undefined
    : { path, types: [type], isMissing: line.startsWith(`Invalid value undefined${SUPPLIED}`) }
}

/** What came is the caller's. */
const issueOf = ({ isMissing, path, types: wanted }: Wanted): Issue => {
  const message = `expected ${wanted.join(' | ')}`
  const rule = isMissing ? ruled('required') : ruleOf(wanted)
  return { path, ...(rule ?? { kind: 'unknown' }), message }
}

const ruleOf = (wanted: ReadonlyArray<string>): Rule | undefined => {
  const values = wanted.map((one) => (/^["\d-]/.test(one) ? valueIn(one) : undefined))
  return values.every((value) => value !== undefined)
    ? choiceRule(values.flat())
    : typesRule(wanted.map((one) => types.get(one) ?? one))
}

/** What io-ts calls what JSON Schema has another name for. */
const types: ReadonlyMap<string, string> = /* @__PURE__ */ new Map([
  ['Int', 'integer'],
  ['UnknownRecord', 'object'],
  ['UnknownArray', 'array']
])
