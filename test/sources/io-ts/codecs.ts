import * as t from 'io-ts'

/** An object with a number. */
export const leaf = t.type({ n: t.number })

/** A union with the tag `kind`, through an intersection and a union within. */
export const shape = t.union([
  t.type({ kind: t.literal('circle'), r: t.number }),
  t.intersection([t.type({ side: t.number }), t.strict({ kind: t.literal('square') })]),
  t.readonly(t.union([t.type({ kind: t.literal(3), a: t.number }), t.type({ kind: t.literal(4) })]))
])

/** What the tag of {@link shape} may be. */
export const allowedValues = ['circle', 'square', 3, 4]

/** A list that refers to itself. */
export interface Node {
  readonly v: number
  readonly next?: Node
}

export const Node: t.Type<Node> = t.recursion('Node', () =>
  t.intersection([t.type({ v: t.number }), t.partial({ next: Node })])
)

/** A whole number from 1. */
export const Min1 = t.brand(
  t.Int,
  (n): n is t.Branded<t.Int, { readonly Min1: symbol }> => n >= 1,
  'Min1'
)
