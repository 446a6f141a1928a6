import { isRecord, own } from '@toolfault/model'
import { NextStack, Resolve, Stack } from 'typebox/schema'
import { childrenOf } from '../subschemas.js'

/**
 * Throw for a reference that leads nowhere, which TypeBox would take for a schema that nothing fits,
 * without a word. Other documents are never fetched.
 */
export const refuseUnresolved = (
  context: Record<string, object>,
  schema: object | boolean
): void => {
  if (!isRecord(schema)) return
  const seen = new Set<object>()
  const open = [{ node: schema, above: Stack(context, schema) }]
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const { above, node } = next
    if (seen.has(node)) continue
    seen.add(node)
    // TypeBox's own bookkeeping of `$id`s and anchors, so that both find the same.
    const stack = NextStack(above, node)
    const $ref = own(node, '$ref')
    if (typeof $ref === 'string' && !isSchema(Resolve.Ref(stack, { $ref }).schema)) {
      throw new TypeError(`cannot resolve the reference ${JSON.stringify($ref.slice(0, 200))}`)
    }
    for (const child of childrenOf(node)) open.push({ node: child, above: stack })
  }
}

/** A pointer may lead to a text, or to a function that every object inherits. */
const isSchema = (target: unknown): boolean => isRecord(target) || typeof target === 'boolean'
