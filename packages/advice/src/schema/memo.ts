import { isIndex, isList, isRecord, keysOf, own, step, steps } from '@toolfault/model'
import { isDeciding } from './deciding.js'
import type { Shape } from './shape.js'

/** What is known of a schema, whatever the value: remembered as long as the schema lives. */
export interface Memo {
  /** No subschema depends on the value, so that a place has the same rules for every call. */
  readonly isPlain: boolean
  /** All items of an array have the same rules, and no key of an object looks like an index. */
  readonly isUniform: boolean
  readonly shapes: WeakMap<object, Shape>
}

/** Facts of a schema are remembered by identity: schemas are treated as frozen. */
const memos = new WeakMap<object, Memo>()

/** What is remembered of a schema; `undefined` for what is none. */
export const memoOf = (root: unknown): Memo | undefined => {
  if (!isRecord(root)) return undefined
  const old = memos.get(root)
  if (old !== undefined) return old
  const memo: Memo = { ...traits(root), shapes: new WeakMap() }
  memos.set(root, memo)
  return memo
}

/** A schema too large to look through is taken to depend on the value. */
const traits = (root: object): Pick<Memo, 'isPlain' | 'isUniform'> => {
  const budget = steps()
  const open: Array<unknown> = [root]
  let isPlain = true
  let isUniform = true
  while (open.length > 0) {
    const node = open.pop()
    if (!step(budget)) return { isPlain: false, isUniform: false }
    if (isList(node)) open.push(...node.slice(0, budget.left))
    if (!isRecord(node)) continue
    for (const key of keysOf(node)) {
      const value = own(node, key)
      if (isDeciding(key)) isPlain = false
      if (key === 'prefixItems' || (key === 'items' && isList(value)) || isIndex(key))
        isUniform = false
      open.push(value)
    }
  }
  return { isPlain, isUniform }
}
