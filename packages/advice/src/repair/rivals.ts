import { type Grade, isAtLeast, type Repair } from './grade.js'

/** What a repair writes to and takes from. */
interface Claim {
  readonly repair: Repair
  readonly written: ReadonlySet<string>
  readonly taken: ReadonlySet<string>
  readonly moves: boolean
}

/**
 * Repairs without those that contradict one another: the same one twice, two that write to one place or
 * take one value away. The surer stays, and to move a value is better than to remove it; where
 * nothing tells them apart neither stays.
 */
export const withoutRivals = (found: ReadonlyArray<Repair>): ReadonlyArray<Repair> => {
  const claims = unlike(found).map(claimOf)
  return claims
    .filter((claim) => !claims.some((other) => other !== claim && yields(claim, other)))
    .map(({ repair }) => repair)
}

/** Each list of operations once, with its best grade. */
const unlike = (found: ReadonlyArray<Repair>): ReadonlyArray<Repair> => {
  const seen = new Map<string, Repair>()
  for (const repair of found) {
    const text = JSON.stringify(repair.ops)
    const known = seen.get(text)
    if (known === undefined || isSurer(repair.grade, known.grade)) seen.set(text, repair)
  }
  return [...seen.values()]
}

const isSurer = (a: Grade, b: Grade): boolean => !isAtLeast(b, a)

const claimOf = (repair: Repair): Claim => {
  const { ops } = repair
  return {
    repair,
    written: new Set(ops.filter(({ op }) => op !== 'remove').map(({ path }) => path)),
    taken: new Set(
      ops.flatMap((op) => (op.op === 'remove' ? [op.path] : op.op === 'move' ? [op.from] : []))
    ),
    moves: ops.some(({ op }) => op === 'move')
  }
}

const yields = (claim: Claim, other: Claim): boolean => {
  const isBetter = isSurer(claim.repair.grade, other.repair.grade)
  if (meet(claim.written, other.written)) return !isBetter
  if (!meet(claim.taken, other.taken)) return false
  return claim.moves === other.moves ? !isBetter : other.moves
}

const meet = (a: ReadonlySet<string>, b: ReadonlySet<string>): boolean =>
  a.size <= b.size ? [...a].some((one) => b.has(one)) : meet(b, a)
