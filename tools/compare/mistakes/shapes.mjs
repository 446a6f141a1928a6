const isObject = (value) => typeof value === 'object' && value !== null && !Array.isArray(value)

const ofTexts = (list) => ({
  'list joined': [',', ', ', ' ', ';', '\n', ' and ', '|'].map((mark) => list.join(mark)),
  'items wrapped': [list.map((name) => ({ name })), list.map((value) => ({ value }))],
  'list as a set': [Object.fromEntries(list.map((text) => [text, true]))]
})

const ofObjects = (list, key) => ({
  'list under its key': [{ [key]: list }, { items: list }],
  'items as JSON': [list.map((item) => JSON.stringify(item))],
  'items wrapped': [list.map((item) => ({ [key.replace(/s$/, '')]: item }))]
})

const ofList = (list, key) => ({
  'item for a list': list.length === 1 ? [list[0]] : [],
  'list as JSON': [JSON.stringify(list)],
  'list in a list': [[list], list.map((item) => [item])],
  'list by index': [{ ...list }],
  ...(list.length > 0 && list.every((item) => typeof item === 'string') ? ofTexts(list) : {}),
  ...(list.length > 0 && list.every(isObject) ? ofObjects(list, key) : {})
})

const ofObject = (object, key) => ({
  'object as JSON': [JSON.stringify(object)],
  'object in a list': [[object]],
  'object in itself': [{ [key]: object }],
  'object as entries': [Object.entries(object).map(([name, value]) => ({ key: name, value }))]
})

/** Calls in which a list or an object has another form. */
export const shapes = ({ object, key }) => {
  const value = object[key]
  const found = Array.isArray(value)
    ? ofList(value, key)
    : isObject(value)
      ? ofObject(value, key)
      : {}
  return Object.entries(found).flatMap(([kind, forms]) =>
    forms.map((form) => ({ kind, object: { ...object, [key]: form } }))
  )
}
