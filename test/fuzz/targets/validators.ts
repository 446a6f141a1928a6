import { own } from '@toolfault/model'
import * as ajv from '@toolfault/validators/ajv'
import * as cfworker from '@toolfault/validators/cfworker'
import * as standard from '@toolfault/validators/standard-schema'
import * as typebox from '@toolfault/validators/typebox'
import * as assert from 'uvu/assert'
import { schemaAndValue } from '../shapes.js'
import { type Spec, type Targets, targetsOf } from '../target.js'

/** Compile and ask once: neither may throw, whatever schema and value are. */
const compiling = (compile: typeof ajv.compile): Spec => ({
  args: schemaAndValue,
  via: (schema: unknown, value: unknown) => {
    const compiled = compile(schema)
    return compiled._tag === 'Right' ? compiled.right(value) : compiled.left
  },
  plain: 'sound',
  always: (_args, answer) => {
    const isFault = own(answer, 'kind') === 'invalid_schema'
    assert.ok(isFault || Array.isArray(own(answer, 'issues')), 'neither findings nor a fault')
  }
})

/** Whether a schema is no object of a class, which may be a schema of another library. */
const isPlain = (schema: unknown): boolean => {
  const above: unknown = schema instanceof Object ? Object.getPrototypeOf(schema) : null
  return above === null || Object.getPrototypeOf(above) === null
}

export const ofValidators: ReadonlyArray<Targets> = [
  targetsOf('@toolfault/validators/ajv', ajv, { compile: compiling(ajv.compile) }),
  targetsOf('@toolfault/validators/cfworker', cfworker, { compile: compiling(cfworker.compile) }),
  targetsOf('@toolfault/validators/typebox', typebox, {
    // TypeBox writes items that must be unique to their end, however they share their parts.
    compile: { ...compiling(typebox.compile), isTree: true }
  }),
  targetsOf('@toolfault/validators/standard-schema', standard, {
    toStandardSchema: {
      args: schemaAndValue,
      via: (schema: unknown, value: unknown) => {
        // It throws at what cannot be compiled, or is another library's: its author is to see that at the start.
        if (ajv.compile(schema)._tag === 'Left' || !isPlain(schema)) return undefined
        // A border: what ajv compiles is a schema.
        const made = standard.toStandardSchema(schema as object, ajv.compile)
        return own(made['~standard'].validate(value), 'issues')
      }
    }
  })
]
