import { type Issue, printPointer } from '@toolfault/model'

/** An issue as place and kind; of a union that keeps its branches apart, these too. */
export type Told = readonly [
  pointer: string,
  kind: string,
  branches?: ReadonlyArray<ReadonlyArray<Told>>
]

/** What is to be read of each case. */
export interface Cases {
  readonly [name: string]: ReadonlyArray<Told>
}

/** Issues as places and kinds. */
export const toldOf = (issues: ReadonlyArray<Issue>): ReadonlyArray<Told> =>
  issues.map(({ branches, kind, path }) =>
    branches === undefined
      ? [printPointer(path), kind]
      : [printPointer(path), kind, branches.map(toldOf)]
  )
