import type { JsonRpcShape, JsonRpcShapedForm } from '../json-rpc/write.js'
import { latest, revisions } from '../mcp/revision.js'
import type { McpForm } from '../mcp/write.js'

/** Forms of one wire to choose from, by their names. */
export interface Variants<Form> {
  /** What they differ in. */
  readonly differ: 'revision' | 'shape'
  readonly forms: ReadonlyMap<string, Form>
  /** The name of the one that is written when nobody says which. */
  readonly usual: string
}

/** The wires that more than one form can be chosen of. */
interface Varied {
  readonly mcp: Variants<McpForm>
  readonly 'json-rpc': Variants<JsonRpcShapedForm>
}

const shapes: { readonly [shape in JsonRpcShape]: JsonRpcShapedForm } = {
  error: {},
  member: { shape: 'member' },
  response: { shape: 'response' },
  // Its text begins with the status (seed 001, "Edge Function Response").
  edge: { shape: 'edge', withStatus: true }
}

/** What can be chosen of a wire whose text has revisions or shapes; other wires have one form, and stand not here. */
export const variants: Varied = {
  mcp: {
    differ: 'revision',
    forms: new Map(revisions.map((version) => [version, { version }])),
    usual: latest
  },
  'json-rpc': { differ: 'shape', forms: new Map(Object.entries(shapes)), usual: 'error' }
}
