/** What a schema stands for: itself, or what its local reference leads to. */
export const targetOf = (schema, root) => {
  const to = schema?.$ref
  if (typeof to !== 'string' || !to.startsWith('#/')) return schema
  return to
    .slice(2)
    .split('/')
    .reduce((at, key) => at?.[decodeURIComponent(key).replaceAll('~1', '/')], root)
}

/** The same schema with no room for keys that it does not name. */
export const closed = (schema) => {
  if (Array.isArray(schema)) return schema.map(closed)
  if (typeof schema !== 'object' || schema === null) return schema
  const inner = Object.fromEntries(Object.entries(schema).map(([key, at]) => [key, closed(at)]))
  const isOpen =
    schema.type === 'object' && schema.properties && schema.additionalProperties === undefined
  return isOpen ? { ...inner, additionalProperties: false } : inner
}

/** Each object of a value whose schema names properties: where it is, the schema and the object. */
export const objectsIn = (schema, value, root, path = []) => {
  const at = targetOf(schema, root)
  if (typeof at !== 'object' || typeof value !== 'object' || value === null) return []
  if (Array.isArray(value)) {
    return value.flatMap((item, i) => objectsIn(at.items, item, root, [...path, i]))
  }
  if (at.properties === undefined) return []
  const inner = Object.entries(value).flatMap(([key, part]) =>
    Object.hasOwn(at.properties, key)
      ? objectsIn(at.properties[key], part, root, [...path, key])
      : []
  )
  return [{ path, schema: at, object: value }, ...inner]
}

/** A value with another part at a place that it has. */
export const placed = (value, [key, ...rest], part) => {
  if (key === undefined) return part
  const inner = placed(value[key], rest, part)
  return Array.isArray(value)
    ? value.map((item, i) => (i === key ? inner : item))
    : { ...value, [key]: inner }
}
