/** What Python calls what JSON Schema has another name for. */
const names: ReadonlyMap<string, string> = /* @__PURE__ */ new Map([
  ['int', 'integer'],
  ['float', 'number'],
  ['str', 'string'],
  ['bool', 'boolean'],
  ['list', 'array'],
  ['dict', 'object'],
  ['dictionary', 'object']
])

/** The type of JSON Schema that a type of Python is; any other name as it is. */
export const typeOfPython = (name: string): string => names.get(name) ?? name
