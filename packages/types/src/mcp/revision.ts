import type { Json } from '../json.js'

/** The published revisions (https://modelcontextprotocol.io/specification/versioning). */
export type McpRevision = '2024-11-05' | '2025-03-26' | '2025-06-18' | '2025-11-25' | '2026-07-28'

/**
 * Any `_meta`; vendors prefix their keys (`com.example/name`), by rule since 2025-06-18.
 *
 * @see https://modelcontextprotocol.io/specification/2026-07-28/schema#metaobject
 */
export interface MetaObject {
  readonly [key: string]: Json
}
