const ofNumber = (value) => ({
  'number as text': [String(value), `${value}.0`, ` ${value} `],
  'number with a word': [`${value} items`, `${value}s`, `${value}ms`, `${value}%`],
  'number wrapped': [[value], { value }],
  'number with a part': [value + 0.5]
})

const ofBoolean = (value) => ({
  'boolean as text': [String(value), value ? 'True' : 'False'],
  'boolean as a word': value ? ['yes', 'on', 'enabled', 1] : ['no', 'off', 'disabled', 0],
  'boolean wrapped': [[value]]
})

const ofText = (value, key) => ({
  'text wrapped': [[value], { value }, { [key]: value }, { id: value }, { name: value }],
  'two texts for one': [[value, 'second']],
  'null for text': [null]
})

const ofMember = (value) => ({
  'case of a member': [
    value.toUpperCase(),
    value.slice(0, 1).toUpperCase() + value.slice(1),
    value.replaceAll(/[_-]/g, ' ')
  ],
  'member near another': [`${value}s`, ` ${value}`, `"${value}"`],
  'no member': [`not_${value}`, `un${value}`, 'something else']
})

const forms = (value, key, members) => {
  if (typeof value === 'number') return ofNumber(value)
  if (typeof value === 'boolean') return ofBoolean(value)
  if (typeof value !== 'string') return {}
  return { ...ofText(value, key), ...(members ? ofMember(value) : {}) }
}

/** Calls in which a value is written in another way, or another value stands in its place. */
export const values = ({ object, key, schema }) =>
  Object.entries(forms(object[key], key, schema.enum)).flatMap(([kind, found]) =>
    found
      .filter((value) => value !== object[key])
      .map((value) => ({
        kind,
        object: { ...object, [key]: value },
        isOther:
          kind === 'no member' || kind === 'number with a part' || kind === 'two texts for one'
      }))
  )
