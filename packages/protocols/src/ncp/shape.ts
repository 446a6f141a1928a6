import type { ToolValidationCapability } from '@toolfault/types/ncp'
import * as t from 'io-ts'
import { exactly, texts } from '../fault/shape/exactly.js'
import { orNull } from '../reading/or-null.js'

const list = orNull(texts)

/** A verdict; all but `valid` may be absent (row N7), as the reference client reads it. */
export const verdict: t.Type<VerdictWire> = exactly(
  { valid: t.boolean },
  { errors: list, warnings: list, suggestions: list }
)

/** A verdict as it was read. */
export interface VerdictWire {
  readonly valid: boolean
  readonly errors?: ReadonlyArray<string> | null
  readonly warnings?: ReadonlyArray<string> | null
  readonly suggestions?: ReadonlyArray<string> | null
}

/** A capability (seed 004, "Capability Schema" and "Future Extensions"; row N3). */
export const capability: t.Type<ToolValidationCapability> = exactly(
  { supported: t.boolean },
  {
    method: t.string,
    version: t.string,
    async: t.boolean,
    streaming: t.boolean,
    contextAware: t.boolean,
    cacheable: t.boolean,
    levels: exactly(
      {},
      { syntax: t.boolean, semantic: t.boolean, runtime: t.boolean, security: t.boolean }
    ),
    batchValidation: t.boolean,
    maxBatchSize: t.number,
    caching: exactly({ enabled: t.boolean }, { ttl: t.number, invalidateOn: texts })
  }
)
