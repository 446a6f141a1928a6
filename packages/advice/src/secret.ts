import { own, type Path } from '@toolfault/model'

/** Whether the value at a path is nobody's to show or to make up: by its key, or by its schemas. */
export const isSecret = (path: Path, schemas: ReadonlyArray<unknown>, _value: unknown): boolean => {
  const name = (path.at(-1) ?? '').toLowerCase()
  return (
    /passw|passphrase|secret|token|api_?-?key|credential|private_?key/.test(name) ||
    schemas.some(
      (schema) => own(schema, 'writeOnly') === true || own(schema, 'format') === 'password'
    )
  )
}
