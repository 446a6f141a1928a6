import { type Compile, type Findings, mendedBy } from '@toolfault/model'
import * as assert from 'uvu/assert'

/** What the tests ask of a validator. */
export interface Asked {
  /** The judging function of a schema that can be compiled. */
  readonly check: (schema: unknown) => (value: unknown) => Findings
  /** Why a schema cannot be compiled. */
  readonly detailOf: (schema: unknown) => string
  /** The keywords that a value breaks. */
  readonly keywords: (schema: unknown, value: unknown) => ReadonlyArray<string | undefined>
}

/** Ask a validator. */
export const asking = (compile: Compile): Asked => {
  const check: Asked['check'] = (schema) => {
    const compiled = compile(schema)
    if (compiled._tag === 'Left') {
      throw new TypeError(`not compiled: ${JSON.stringify(compiled.left)}`)
    }
    return compiled.right
  }
  return {
    check,
    detailOf: (schema) => {
      const compiled = compile(schema)
      if (compiled._tag === 'Right') throw new TypeError('compiled')
      assert.is(compiled.left.kind, 'invalid_schema')
      assert.is(mendedBy(compiled.left), 'operator')
      return compiled.left.kind === 'invalid_schema' ? compiled.left.detail : ''
    },
    keywords: (schema, value) => check(schema)(value).issues.map(({ keyword }) => keyword)
  }
}
