import { type Issue, printPointer } from '@toolfault/model'
import { fromIoTs } from '@toolfault/sources/io-ts'
import type * as t from 'io-ts'

/** A codec of any type, `never` too. */
export interface Decodes {
  readonly name: string
  readonly decode: (value: unknown) => t.Validation<unknown>
}

/** What is read of what a codec answers. */
export const issuesOf = (codec: Decodes, value: unknown): ReadonlyArray<Issue> =>
  fromIoTs(codec.decode(value)).issues

/** What an issue says beside its sentence: place, kind, keyword, parameters. */
export const bare = (issues: ReadonlyArray<Issue>): ReadonlyArray<unknown> =>
  issues.map(({ branches, keyword, kind, params, path }) => [
    printPointer(path),
    kind,
    keyword,
    ...(params === undefined ? [] : [params]),
    ...(branches === undefined ? [] : [branches.map(bare)])
  ])

/** The places of the issues. */
export const pathsOf = (codec: Decodes, value: unknown): ReadonlyArray<string> =>
  issuesOf(codec, value).map(({ path }) => printPointer(path))

/** The parameters of a wrong type. */
export const type = (name: string): object => ({ type: name })
