import { type FormOptions, requestedSchema } from '@toolfault/advice/form'
import { invalidArguments } from '@toolfault/model'

const $defs = { hue: { enum: ['red'] }, day: { type: 'string', format: 'date', title: 'Day' } }

/** The field that a form has for a subschema, or why there is none. */
export const fieldOf = (schema: unknown, options?: FormOptions): unknown => {
  const fault = invalidArguments('t', { issues: [{ path: ['x'], kind: 'missing' }] })
  const form = requestedSchema(fault, { $defs, properties: { x: schema } }, options)
  return form._tag === 'Left' ? form.left.reason : form.right.requestedSchema.properties['x']
}
