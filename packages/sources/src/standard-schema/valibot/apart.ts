import { type Issue, isIndex } from '@toolfault/model'

/** What a branch says of the whole value it says alone: nothing inside was looked at. */
const whole: ReadonlySet<string> = /* @__PURE__ */ new Set(['type', 'choice', 'alternative'])

/**
 * The branches of a union whose issues stand in one list, as far as they are surely apart: each that wants another type, each that
 * wants another format, and what is wrong inside of an array or of an object. Which of several objects wants which key
 * nobody says; those stay together. One alone is all that is said. `undefined` where nothing tells them apart.
 */
export const apart = (
  leaves: ReadonlyArray<Issue>,
  depth: number
): ReadonlyArray<ReadonlyArray<Issue>> | undefined => {
  if (leaves.length === 1) return [leaves]
  const here = leaves.filter(({ path }) => path.length === depth)
  const inside = leaves.filter(({ path }) => path.length > depth)
  const isSure = here.every(({ keyword, kind }) => whole.has(kind) || keyword === 'format')
  if (!isSure || here.length === 0) return undefined
  const items = inside.filter((one) => isOfItem(one, depth))
  const keys = inside.filter((one) => !isOfItem(one, depth))
  return [...here.map((one) => [one]), items, keys].filter((branch) => branch.length > 0)
}

/** valibot looks for keys in a list as well, where an index is one too many. */
const isOfItem = ({ kind, path }: Issue, depth: number): boolean =>
  kind !== 'unexpected' && isIndex(path[depth] ?? '')
