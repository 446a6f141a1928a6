/**
 * Model Context Protocol, five revisions: what a failed tool call needs of the wire.
 *
 * Text: https://modelcontextprotocol.io/specification/2026-07-28, its schema.json, and those of the
 * other dates. Clauses are cited as page and section; at that address stand Basic (`/basic`), MRTR
 * (`/basic/patterns/mrtr`), Tools (`/server/tools`), Elicitation (`/client/elicitation`) and
 * Schema (`/schema`).
 *
 * A bare name is the shape of 2026-07-28, a dated one holds from its date to the next shape's.
 * "Since" and "until" count the revision they name. Objects are open: further members validate.
 */
export type * from './mcp/capabilities.js'
export type * from './mcp/content.js'
export type * from './mcp/elicitation.js'
export type * from './mcp/error.js'
export type * from './mcp/request.js'
export type * from './mcp/result.js'
export type * from './mcp/revision.js'
