import type { Issue, Path } from '@toolfault/model'
import { type Gathered, gathered } from '../../reading/gathered.js'
import { ruled, wantedRule } from '../../reading/rules.js'
import type { Told } from '../../reading/told.js'

/** What stands between the value, which may hold anything, and the context. */
const SUPPLIED = ' supplied to '

/** What a line wants at its place, and whether nothing came there. */
interface Wanted {
  readonly type: string
  readonly isMissing: boolean
}

/** io-ts's `PathReporter`: a line for each error, with the types on the way to its place. `undefined` for any other text. */
export const pathReporterSaid = (text: string): Told | undefined => {
  if (!text.startsWith('Invalid value ')) return undefined
  const lines: Array<readonly [Path, Wanted]> = []
  for (const line of text.trimEnd().split(/\n|, (?=Invalid value )/)) {
    const one = wantedIn(line)
    if (one === undefined) return undefined
    lines.push(one)
  }
  return { issues: gathered(lines).map(issueOf), whole: true }
}

const wantedIn = (line: string): readonly [Path, Wanted] | undefined => {
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
    : [path, { type, isMissing: line.startsWith(`Invalid value undefined${SUPPLIED}`) }]
}

/** What came is the caller's. */
const issueOf = ({ path, said }: Gathered<Wanted>): Issue => {
  const wanted = said.map(({ type }) => type)
  const message = `expected ${wanted.join(' | ')}`
  const rule = said.some(({ isMissing }) => isMissing)
    ? ruled('required')
    : wantedRule(wanted, (name) => types.get(name) ?? name)
  return { path, ...(rule ?? { kind: 'unknown' }), message }
}

/** What io-ts calls what JSON Schema has another name for. */
const types: ReadonlyMap<string, string> = /* @__PURE__ */ new Map([
  ['Int', 'integer'],
  ['UnknownRecord', 'object'],
  ['UnknownArray', 'array']
])
