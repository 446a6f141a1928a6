import {
  type Compile,
  type Findings,
  isJsonObject,
  type Path,
  printPointer,
  schemaOf,
  steps,
  type Tool
} from '@toolfault/model'
import type { JsonObject } from '@toolfault/types/json'
import { type Call, type Candidate, type Mistake, mistakes, SURPLUS } from './call.js'
import { candidates } from './candidates.js'
import { misspell } from './misspell.js'
import { type Sampling, sample } from './sample.js'

/** The calls of one tool that its own schema refuses, one for each mistake. */
export interface Calls {
  readonly calls: ReadonlyArray<Call>
  /** Mistakes that the schema has room for, of which no call was refused for just that. */
  readonly unproven: ReadonlyArray<Mistake>
}

/** Branches of a union that are tried for a valid call. */
const BRANCHES = 4

/** Places of a call that are filled. */
const PLACES = 1_000

/**
 * The calls of a tool that must fail, each proven: the call without the mistake is valid, and the
 * validator refuses it with the mistake for that alone. A text says why there are none.
 */
export const callsOf = (tool: Tool, compile: Compile): Calls | string => {
  const root = schemaOf(tool)
  const check = compile(root)
  if (check._tag === 'Left') return 'its schema cannot be compiled'
  const made = firstValid(root, compile, (value) => check.right(value).issues.length === 0)
  if (made === undefined) return 'no valid call could be made from its schema'
  const found = candidates(made.valid, made.sampling)
  const proven = (mistake: Mistake): Candidate | undefined =>
    found.find((it) => it.mistake === mistake && isProof(check.right(it.args), it))
  const calls = mistakes.flatMap((mistake) => {
    const call = proven(mistake)
    return call === undefined ? [] : [callOf(call, tool.name, check.right(call.args))]
  })
  const unproven = mistakes.filter(
    (mistake) =>
      found.some((it) => it.mistake === mistake) && !calls.some((it) => it.mistake === mistake)
  )
  return { calls, unproven }
}

/** A call of a tool that is not there, with a name near to one that is, where such a name is found. */
export const strangerTo = (names: ReadonlyArray<string>): Call => {
  const call = { mistake: 'unknown tool', path: [], args: {} } as const
  for (const name of names) {
    const tool = misspell(name, names)
    if (tool !== undefined) return { ...call, tool, want: { id: 'name', name } }
  }
  return { ...call, tool: SURPLUS, want: { id: 'nothing' } }
}

const firstValid = (
  root: unknown,
  compile: Compile,
  isValid: (value: unknown) => boolean
): { readonly valid: JsonObject; readonly sampling: Sampling } | undefined => {
  for (let branch = 0; branch < BRANCHES; branch++) {
    for (const hints of [true, false]) {
      const sampling = { root, compile, branch, hints, budget: steps(PLACES) }
      const valid = sample({ type: 'object', ...asObject(root) }, sampling)
      if (isJsonObject(valid) && isValid(valid)) {
        return { valid, sampling: { ...sampling, budget: steps(PLACES) } }
      }
    }
  }
  return undefined
}

const asObject = (schema: unknown): object =>
  typeof schema === 'object' && schema !== null ? schema : {}

/**
 * Every issue is about the place of the mistake, and one of them is the one that was meant. Of a union
 * around it each branch speaks: all that is said there is of the one mistake.
 */
const isProof = ({ issues, truncated }: Findings, candidate: Candidate): boolean => {
  const unions = issues.filter(
    ({ kind, path }) => kind === 'alternative' && related(candidate.path, path)
  )
  return (
    truncated !== true &&
    issues.some(({ kind, path }) => kind === candidate.kind && same(path, candidate.path)) &&
    issues.every(
      ({ path }) =>
        related(path, candidate.path) ||
        (candidate.sentAs !== undefined && same(path, candidate.sentAs)) ||
        unions.some((union) => related(path, union.path))
    )
  )
}

const same = (one: Path, other: Path): boolean => printPointer(one) === printPointer(other)

const related = (one: Path, other: Path): boolean =>
  one.slice(0, other.length).every((key, at) => key === other[at])

const callOf = (candidate: Candidate, tool: string, { issues }: Findings): Call => {
  const { args, kind, mistake, path, sentAs, want } = candidate
  const others = issues
    .filter((issue) => kind === 'missing' && issue.kind === kind && !same(issue.path, path))
    .map((issue) => issue.path)
  return {
    mistake,
    tool,
    path,
    args,
    want,
    ...(sentAs === undefined ? {} : { sentAs }),
    ...(others.length === 0 ? {} : { others })
  }
}
