/** A type of JSON by its own name or by Go's; `undefined` for what has no one name. */
export const goType = (name: string): string | undefined => {
  if (/^(?:string|number|integer|boolean|array|object)$/.test(name)) return name
  if (/^float(?:32|64)$/.test(name)) return 'number'
  if (/^u?int\d{0,2}$/.test(name)) return 'integer'
  if (name === 'bool') return 'boolean'
  return name.startsWith('[]') ? 'array' : name.startsWith('map[') ? 'object' : undefined
}
