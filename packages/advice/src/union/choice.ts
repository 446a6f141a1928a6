import type { Chosen, Path } from '@toolfault/model'
import type { Json } from '@toolfault/types/json'
import type { Union } from './facts.js'
import type { Branch } from './tag.js'

/** What a value was meant to be, among the branches of a union. */
export type Choice =
  | { readonly id: 'branch'; readonly chosen: Chosen }
  /** The tag is there and no branch has it, or is not there and nothing else tells. */
  | { readonly id: 'tag'; readonly path: Path; readonly values: ReadonlyArray<Json> }
  /** No branch takes a value of this type. */
  | { readonly id: 'type'; readonly types: ReadonlyArray<string> }
  /** All branches only list values. */
  | { readonly id: 'listed'; readonly values: ReadonlyArray<Json> }
  | { readonly id: 'tie' }

/** Choose a branch, and say why and what the others are. */
export type Pick = (branch: Branch, reason: Chosen['reason'], tag?: Path) => Choice

/** How a branch of a union is chosen. */
export const picking =
  ({ branches, names }: Union): Pick =>
  ({ at }, reason, tag) => ({
    id: 'branch',
    chosen: {
      branch: at,
      reason,
      ...(names[at] === undefined ? {} : { name: names[at] }),
      others: branches.flatMap((other) => (other.at === at ? [] : (names[other.at] ?? []))),
      ...(tag === undefined ? {} : { tag })
    }
  })
