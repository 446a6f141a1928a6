import type { Issue, Path } from '@toolfault/model'
import { type Gathered, gathered } from '../../reading/gathered.js'
import { ruled, wantedRule } from '../../reading/rules.js'
import type { Told } from '../../reading/told.js'

/** A branch of the tree: how deep it is, by three signs for each step, and what it says. */
const branch = /^((?:[│ ] {2}){0,64})[├└]─ ([^\n]*)$/

/** The tree that an error of Effect 3's Schema prints; `undefined` for any other text, and for a tree that says nothing of a place. */
export const effectTreeSaid = (text: string): Told | undefined => {
  const [first = '', ...lines] = text
    .replace(/^ParseError: /, '')
    .trimEnd()
    .split('\n')
  if (lines.length === 0 || first === '') return undefined
  const keys: Array<readonly [depth: number, key: string]> = []
  const leaves: Array<readonly [path: Path, said: string]> = []
  for (const line of lines) {
    const [, before = '', said] = branch.exec(line) ?? []
    if (said === undefined) return undefined
    const depth = before.length
    while ((keys.at(-1)?.[0] ?? -1) >= depth) keys.pop()
    const [, name, index] = /^\[(?:"([^"\\\n]{0,200})"|(\d{1,16}))\]$/.exec(said) ?? []
    const key = name ?? index
    if (key !== undefined) keys.push([depth, key])
    else if (isLeaf(said)) leaves.push([keys.map(([, one]) => one), said])
  }
  return toldOf(leaves)
}

const isLeaf = (said: string): boolean =>
  said === 'is missing' ||
  said.startsWith('is unexpected, expected: ') ||
  (said.startsWith(EXPECTED) && said.includes(ACTUAL))

const EXPECTED = 'Expected '

/** What stands before what came. */
const ACTUAL = ', actual '

const toldOf = (leaves: ReadonlyArray<readonly [Path, string]>): Told | undefined => {
  const found = gathered(leaves).map(issueOf)
  const issues = found.filter(({ path }) => path.length > 0)
  if (issues.length === 0) return undefined
  return {
    issues,
    whole: issues.every(({ kind }) => kind !== 'unknown') && issues.length === found.length
  }
}

/** What is said of one place, of which each member of a union says its own. */
const issueOf = ({ path, said }: Gathered<string>): Issue => {
  const [one = ''] = said
  if (one === 'is missing') return { path, ...ruled('required'), message: one }
  if (one.startsWith('is unexpected')) {
    return { path, ...ruled('additionalProperties'), message: 'is unexpected', echo: true }
  }
  const wanted = said.map((each) => each.slice(EXPECTED.length, each.indexOf(ACTUAL)))
  const message = `Expected ${wanted.join(' | ')}`
  return { path, ...(wantedRule(wanted) ?? { kind: 'unknown' }), message }
}
