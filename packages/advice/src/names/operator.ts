import { wholeOf } from './spelling.js'

/** How one value is to another, by a sign and in words; a group to a line of `|`. */
const groups = `= == === eq equal equals equalto is
!= !== <> ≠ ne neq noteq notequal notequals notequalto isnot
> gt greater greaterthan morethan
>= ≥ gte ge greaterthanorequal greaterthanorequalto greaterorequal atleast
< lt less lessthan
<= ≤ lte le lessthanorequal lessthanorequalto lessorequal atmost
contains includes
startswith beginswith
in oneof anyof
notin nin noneof`

const table: ReadonlyMap<string, number> = /* @__PURE__ */ (() =>
  new Map(
    groups.split('\n').flatMap((line, at) => line.split(' ').map((one) => [one, at] as const))
  ))()

/** A longer text is none. */
const LONG = 32

const groupOf = (text: string): number | undefined =>
  text.length > LONG ? undefined : (table.get(text.trim()) ?? table.get(wholeOf(text)))

/** The only one of several listed operators that says the same as another: `eq` for `=`, `>=` for `gte`. */
export const operatorOf = (value: string, names: ReadonlyArray<string>): string | undefined => {
  const group = groupOf(value)
  if (group === undefined) return undefined
  const groupsOf = names.map(groupOf)
  const [only, more] = names.filter((_, at) => groupsOf[at] === group)
  // One alone makes no list of operators.
  return more === undefined && groupsOf.filter((one) => one !== undefined).length > 1
    ? only
    : undefined
}
