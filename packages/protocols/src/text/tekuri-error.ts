import { type Path, parsePointer } from '@toolfault/model'
import { either } from '../reading/either.js'
import { type Told, together } from '../reading/told.js'
import { tekuriSaid } from './tekuri.js'
import { tekuriNames } from './tekuri-values.js'

const heading = /^jsonschema validation failed with '[^\n]{0,1000}'\n(?=- at ')/

/** A line: how deep it stands, where the value is, and what is said of it. */
interface Line {
  readonly depth: number
  readonly path: Path
  readonly said: string
}

/** So deep a tree is not read. */
const DEEPEST = 16

/**
 * An error of santhosh-tekuri/jsonschema for Go as it prints it, a line for each, those of the branches of a union under it.
 * `undefined` for any other text.
 */
export const tekuriError = (text: string): Told | undefined => {
  const head = heading.exec(text)?.[0]
  const lines = head === undefined ? [] : text.slice(head.length).split('\n').map(lineOf)
  const known = lines.filter((line) => line !== undefined)
  return known.length === 0 || known.length < lines.length ? undefined : level(known, 0)
}

const lineOf = (line: string): Line | undefined => {
  const [head = '', space = '', where = ''] =
    /^((?: {2}){0,40})- at ('(?:[^'\\\n]|\\.){0,1000}'): /.exec(line) ?? []
  const path = where === "''" ? [] : parsePointer(tekuriNames(where)[0] ?? '')
  return head === '' || path === undefined
    ? undefined
    : { depth: space.length / 2, path, said: line.slice(head.length) }
}

/** The lines of one depth, each with those under it. */
const level = (lines: ReadonlyArray<Line>, depth: number): Told => {
  const starts = lines.flatMap((line, at) => (line.depth === depth ? [at] : []))
  return together(
    starts.map((at, nth) => told(lines.slice(at, starts[nth + 1] ?? lines.length), depth))
  )
}

const told = ([first, ...under]: ReadonlyArray<Line>, depth: number): Told => {
  if (first === undefined || depth > DEEPEST) return { issues: [], whole: false }
  const { path, said } = first
  if (under.length === 0) return tekuriSaid(said, path)
  const keyword = /^'(anyOf|oneOf)' failed(?:, none matched)?$/.exec(said)?.[1]
  if (keyword === undefined) return level(under, depth + 1)
  const starts = under.flatMap((line, at) => (line.depth === depth + 1 ? [at] : []))
  const branches = starts.map((at, nth) => told(under.slice(at, starts[nth + 1]), depth + 1))
  const issue = either({
    path,
    kind: 'alternative',
    keyword,
    branches: branches.map(({ issues }) => issues)
  })
  return { issues: [issue], whole: branches.every(({ whole }) => whole) }
}
