import { requestedSchema } from '@toolfault/advice/form'
import { isSecret } from '@toolfault/advice/secret'
import { type InvalidArguments, keysOf, own, type Path } from '@toolfault/model'

/**
 * Whether a place of the arguments is a secret's, by its name and by what its schema says: the form that
 * would ask for it alone says so.
 */
export const isSecretPlace = (path: Path, schema: unknown): boolean => {
  const fault: InvalidArguments = {
    kind: 'invalid_arguments',
    issues: [{ path, kind: 'missing', keyword: 'required' }],
    advice: [{ path, kind: 'missing' }]
  }
  const form = requestedSchema(fault, schema)
  return form._tag === 'Left' && form.left.reason === 'secret'
}

/** Whether a form of the server's asks for a secret, which no form may (MCP, Elicitation). */
export const isAskedSecretly = (form: unknown): boolean => {
  const fields = own(form, 'properties')
  return keysOf(fields).some((name) => {
    const field = own(fields, name)
    const isNumber = ['integer', 'number'].some((type) => own(field, 'type') === type)
    const title = own(field, 'title')
    const called = typeof title === 'string' ? [name, title] : [name]
    return isSecret(called, [field], isNumber ? 0 : undefined)
  })
}
