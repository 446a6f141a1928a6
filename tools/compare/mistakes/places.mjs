const isObject = (value) => typeof value === 'object' && value !== null && !Array.isArray(value)

const prefixed = (object, start) =>
  Object.fromEntries(Object.entries(object).map(([key, value]) => [start + key, value]))

/** Calls in which the keys of an object stand outside of it, or those beside it inside. */
const aroundObject = (object, key) => {
  const { [key]: inner, ...rest } = object
  const [first] = Object.entries(inner)
  const without = first && Object.fromEntries(Object.entries(inner).slice(1))
  const inward = Object.keys(rest)
    .filter((name) => !Object.hasOwn(inner, name))
    .map((name) => {
      const { [name]: moved, ...others } = object
      return { ...others, [key]: { ...inner, [name]: moved } }
    })
  return {
    'object left out around its keys': [{ ...rest, ...inner }],
    'place in a name': [
      { ...rest, ...prefixed(inner, `${key}.`) },
      { ...rest, ...prefixed(inner, `${key}_`) }
    ],
    'key outside of its object': first ? [{ ...object, [key]: without, [first[0]]: first[1] }] : [],
    'key inside of another object': inward
  }
}

const aroundItem = (object, key) => {
  const { [key]: list, ...rest } = object
  if (list.length !== 1 || !isObject(list[0])) return {}
  return {
    'list left out around its item': [
      { ...rest, ...list[0] },
      { ...rest, [key.replace(/s$/, '')]: list[0] }
    ]
  }
}

/** Calls in which something stands in another place than where it belongs. */
export const places = ({ object, key }) => {
  const value = object[key]
  const found = Array.isArray(value)
    ? aroundItem(object, key)
    : isObject(value)
      ? aroundObject(object, key)
      : {}
  return Object.entries(found).flatMap(([kind, objects]) =>
    objects.map((one) => ({ kind, object: one }))
  )
}

/** Calls in which a whole object, or all of it but one key, is wrapped, or has a key too many. */
export const wrappings = ({ object, properties }) => {
  const isFree = (name) => !Object.hasOwn(properties, name)
  const [[first, value] = [], ...others] = Object.entries(object)
  const wraps = ['arguments', 'input', 'params', 'options', 'data', 'filter', 'request']
  const whole = first === undefined ? [] : wraps.filter(isFree).map((name) => ({ [name]: object }))
  const part = ['options', 'filter', 'settings', 'config']
    .filter((name) => others.length > 0 && isFree(name))
    .map((name) => ({ [first]: value, [name]: Object.fromEntries(others) }))
  const surplus = [{ verbose: true }, { reason: 'because' }, { dry_run: false }].map((more) => ({
    ...object,
    ...more
  }))
  return Object.entries({
    'all wrapped': whole,
    'some wrapped': part,
    'key too many': surplus
  }).flatMap(([kind, objects]) => objects.map((one) => ({ kind, object: one })))
}
