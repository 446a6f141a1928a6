/** `BadRequestA2a` is bad-request-a2a, `Mcp20241105` is mcp-2024-11-05. */
export const fileOf = (type) =>
  type
    .replace(/(\d{4})(\d\d)(\d\d)$/, '-$1-$2-$3')
    .replace(/([a-z\d])([A-Z])/g, '$1-$2')
    .toLowerCase()

/** A generated schema of draft-07 in the words of 2020-12, under its address, with names that can be cited. */
export const finished = (draft, id) => {
  const { $schema: _, definitions = {}, description, ...rest } = draft
  const names = new Map(Object.keys(definitions).map((name) => [name, name.replace(/<.*/, '')]))
  if (new Set(names.values()).size < names.size) {
    throw new Error(`two definitions of ${id} have one name: ${[...names.keys()].join(', ')}`)
  }
  const entries = [...names].map(([name, short]) => [short, said(definitions[name], names)])
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    $id: id,
    title: description.replace(/\.$/, ''),
    ...said(rest, names),
    ...(entries.length > 0 ? { $defs: Object.fromEntries(entries) } : {})
  }
}

const said = (node, names) => {
  if (Array.isArray(node)) return node.map((item) => said(item, names))
  if (typeof node !== 'object' || node === null) return node
  return Object.fromEntries(
    Object.entries(node).map(([key, value]) => {
      if (key === '$ref') return [key, `#/$defs/${names.get(value.replace('#/definitions/', ''))}`]
      if (key === 'description' && typeof value === 'string') return [key, plain(value)]
      return [key, said(value, names)]
    })
  )
}

const plain = (text) =>
  text.replace(/\s*\{@link\s+(\w+)\s*\}(?:\s(?=[.,;:]))?/g, ' $1').replace(/ {2,}/g, ' ')

/** The same, with a member that must not be there. */
export const without = (member, schema) => ({
  ...schema,
  anyOf: schema.anyOf.map((branch) => ({
    ...branch,
    properties: { ...branch.properties, [member]: false }
  }))
})
