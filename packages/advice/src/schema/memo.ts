import { isIndex, isList, isRecord, keysOf, own, someObject } from '@toolfault/model'
import { once } from '../once.js'
import type { Shape } from './shape.js'

/** What is known of a schema, whatever the value: remembered as long as the schema lives. */
export interface Memo {
  /** All items of an array have the same rules, and no key of an object looks like an index. */
  readonly isUniform: boolean
  readonly shapes: WeakMap<object, Shape>
}

/** What is remembered of a schema; `undefined` for what is none. */
export const memoOf = (root: unknown): Memo | undefined => (isRecord(root) ? memo(root) : undefined)

const memo: (root: object) => Memo = /* @__PURE__ */ once((root) => ({
  isUniform: uniform(root),
  shapes: new WeakMap()
}))

/** A schema too large to look through is taken for one whose items differ. */
const uniform = (root: object): boolean =>
  someObject(root, (node) =>
    keysOf(node).some(
      (key) => key === 'prefixItems' || isIndex(key) || (key === 'items' && isList(own(node, key)))
    )
  ) === false
