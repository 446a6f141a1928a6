/** A union, a value that was meant for one of its branches, and the one place where it is broken. */
export interface Trial {
  readonly schema: object
  readonly value: unknown
  readonly branch: number
  /** The place that is wrong, as a path. */
  readonly path: ReadonlyArray<string>
  readonly how: How
  /** The tag says it, or the value has more keys of its branch than of any other. */
  readonly canTell: boolean
  /** For the reader of a failed trial. */
  readonly shape: string
}

/** How a value is broken. */
export type How = (typeof hows)[number]

const hows = ['type', 'missing', 'enum', 'surplus', 'misspelt', 'tag', 'no tag', 'inner'] as const

/** Numbers from 0 to 1. */
export type Dice = () => number

/** Mulberry32: the same trials on every machine. */
export const diceOf = (seed: number): Dice => {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let bits = Math.imul(state ^ (state >>> 15), 1 | state)
    bits = (bits + Math.imul(bits ^ (bits >>> 7), 61 | bits)) ^ bits
    return ((bits ^ (bits >>> 14)) >>> 0) / 4_294_967_296
  }
}

const listed = (text: string): ReadonlyArray<string> => text.split(' ')

/** Names that no finder takes for each other; the first few may stand in several branches. */
const names = listed(
  'altitude bucket carpet dolphin emerald fountain glacier harbour island jungle kernel lantern meadow nebula orchard pyramid quarry ribbon saddle tunnel umbrella violin walnut xylophone yacht zeppelin'
)
const OVERLAP = 8

interface Field {
  readonly schema: object
  readonly good: unknown
  readonly bad: unknown
  /** The place inside that is wrong when the bad value stands here. */
  readonly inside?: ReadonlyArray<string>
}

const object = (properties: object): object => ({
  type: 'object',
  properties,
  required: Object.keys(properties)
})

const fields: ReadonlyArray<Field> = [
  { schema: { type: 'string' }, good: 'plain', bad: { odd: 1 } },
  { schema: { type: 'integer' }, good: 4, bad: 'much' },
  { schema: { type: 'boolean' }, good: true, bad: 'perhaps' },
  { schema: { type: 'array', items: { type: 'string' } }, good: ['a'], bad: { odd: 1 } },
  { schema: { type: 'number', minimum: 0 }, good: 1.5, bad: [] }
]

const choice: Field = {
  schema: { enum: ['crimson', 'azure', 'ochre'] },
  good: 'azure',
  bad: 'plaid'
}

/** An object, and a union inside the union. */
const inner: ReadonlyArray<Field> = [
  {
    schema: object({ deep: { type: 'integer' }, wide: { type: 'string' } }),
    good: { deep: 1, wide: 'w' },
    bad: { deep: 'shallow', wide: 'w' },
    inside: ['deep']
  },
  {
    schema: {
      oneOf: [
        object({ mode: { const: 'fast' }, speed: { type: 'integer' } }),
        object({ mode: { const: 'slow' }, pause: { type: 'integer' } })
      ]
    },
    good: { mode: 'slow', pause: 3 },
    bad: { mode: 'slow', pause: 'long' },
    inside: ['pause']
  }
]

interface Branch {
  readonly own: ReadonlyMap<string, Field>
  readonly needed: ReadonlySet<string>
  readonly tags: ReadonlyArray<string>
}

/** One trial; `undefined` where the dice ask for what the union does not have. */
export const trial = (dice: Dice): Trial | undefined => {
  const pick = <A>(list: ReadonlyArray<A>): A => list[Math.floor(dice() * list.length)] as A
  const chance = (part: number): boolean => dice() < part
  const is = {
    tagged: chance(0.5),
    closed: chance(0.6),
    byRef: chance(0.4),
    nullable: chance(0.25),
    beside: chance(0.25),
    split: chance(0.2)
  }
  const how = pick(hows)
  const count = 2 + Math.floor(dice() * 5)
  const meant = Math.floor(dice() * count)
  const free = names.slice(OVERLAP).sort(() => dice() - 0.5)
  const branches = Array.from({ length: count }, (_, at): Branch => {
    const own = new Map<string, Field>()
    const size = 2 + Math.floor(dice() * 3)
    for (let nth = 0; nth < size; nth++) {
      const name = chance(0.4) ? pick(names.slice(0, OVERLAP)) : (free.pop() ?? pick(names))
      own.set(name, chance(0.15) ? pick(inner) : pick(fields))
    }
    if (at === meant && how === 'enum') own.set(free.pop() ?? 'hue', choice)
    if (at === meant && how === 'inner') own.set(free.pop() ?? 'part', pick(inner))
    const needed = new Set([...own.keys()].filter((_name, nth) => nth === 0 || chance(0.7)))
    return { own, needed, tags: chance(0.2) ? [`a${at}`, `b${at}`] : [`a${at}`] }
  })
  const mine = branches[meant]
  if (mine === undefined) return undefined
  const whole = {
    ...(is.tagged ? { kind: pick(mine.tags) } : {}),
    ...Object.fromEntries([...mine.own].map(([name, { good }]) => [name, structuredClone(good)]))
  }
  const broken = breakIt(how, structuredClone(whole), mine, is, pick)
  if (broken === undefined) return undefined
  const { path, value } = broken
  const others = branches.filter((one) => one !== mine)
  const shared = ({ own }: Branch): number =>
    Object.keys(value).filter((key) => own.has(key)).length
  const where = pick(['u', 'list', 'deep'] as const)
  const { head, schema, wrap } = placed(where, unionOf(branches, is, chance(0.5)))
  return {
    schema,
    value: wrap(value, whole),
    branch: meant,
    path: [...head, ...path],
    how,
    canTell:
      (is.tagged && how !== 'tag' && how !== 'no tag') ||
      how === 'tag' ||
      others.every((other) => shared(other) < shared(mine)),
    shape: [
      how,
      `${count} branches`,
      where,
      ...Object.entries(is).flatMap(([k, v]) => (v ? k : []))
    ].join(', ')
  }
}

type Traits = Readonly<
  Record<'tagged' | 'closed' | 'byRef' | 'nullable' | 'beside' | 'split', boolean>
>

interface Union {
  readonly union: object
  readonly defs: object
}

const unionOf = (branches: ReadonlyArray<Branch>, is: Traits, isAny: boolean): Union => {
  const schemas = branches.map(({ needed, own, tags }) => {
    const tag = tags.length === 1 ? { const: tags[0] } : { enum: tags }
    const properties = Object.fromEntries([
      ...(is.tagged ? [['kind', tag] as const] : []),
      ...[...own].map(([name, { schema }]) => [name, schema] as const)
    ])
    const required = [...(is.tagged ? ['kind'] : []), ...needed]
    // Half of the keys come from a base class, which may not be closed.
    if (is.split) {
      const [base = '', ...rest] = Object.keys(properties)
      const others = Object.fromEntries(rest.map((key) => [key, properties[key]]))
      return {
        allOf: [
          { type: 'object', properties: { [base]: properties[base] } },
          { type: 'object', properties: others, required }
        ]
      }
    }
    const closed = is.closed ? { additionalProperties: false } : {}
    return { type: 'object', properties, required, ...closed }
  })
  const all = is.byRef ? schemas.map((_, at) => ({ $ref: `#/$defs/b${at}` })) : schemas
  const more = [
    ...(is.beside ? [{ type: 'string' }] : []),
    ...(is.nullable ? [{ type: 'null' }] : [])
  ]
  return {
    union: { [isAny ? 'anyOf' : 'oneOf']: [...all, ...more] },
    defs: is.byRef ? { $defs: Object.fromEntries(schemas.map((one, at) => [`b${at}`, one])) } : {}
  }
}

interface Placed {
  readonly schema: object
  readonly head: ReadonlyArray<string>
  readonly wrap: (value: unknown, whole: unknown) => unknown
}

const placed = (where: 'u' | 'list' | 'deep', { defs, union }: Union): Placed => {
  const root = (properties: object): object => ({ type: 'object', properties, ...defs })
  switch (where) {
    case 'u':
      return { schema: root({ u: union }), head: ['u'], wrap: (u) => ({ u }) }
    case 'list':
      return {
        schema: root({ us: { type: 'array', items: union } }),
        head: ['us', '1'],
        wrap: (value, whole) => ({ us: [whole, value] })
      }
    case 'deep':
      return {
        schema: root({ a: { type: 'object', properties: { b: union } } }),
        head: ['a', 'b'],
        wrap: (b) => ({ a: { b } })
      }
  }
}

interface Broken {
  readonly value: object
  /** Below the union. */
  readonly path: ReadonlyArray<string>
}

const breakIt = (
  how: How,
  value: Record<string, unknown>,
  { needed, own }: Branch,
  is: Traits,
  pick: <A>(list: ReadonlyArray<A>) => A
): Broken | undefined => {
  const [name, { bad, inside }] = pick([...own])
  const without = (key: string): Record<string, unknown> =>
    Object.fromEntries(Object.entries(value).filter(([one]) => one !== key))
  const isClosed = is.closed && !is.split
  switch (how) {
    case 'type':
      return inside === undefined ? { value: { ...value, [name]: bad }, path: [name] } : undefined
    case 'missing': {
      const key = pick([...needed])
      return { value: without(key), path: [key] }
    }
    case 'enum': {
      const [key, field] = [...own].find(([, one]) => one === choice) ?? [name, undefined]
      return field === undefined
        ? undefined
        : { value: { ...value, [key]: field.bad }, path: [key] }
    }
    case 'surplus':
      return isClosed ? { value: { ...value, zzyzx: 1 }, path: ['zzyzx'] } : undefined
    case 'misspelt': {
      const key = pick([...needed])
      const slip = `${key.slice(0, -2)}${key.slice(-1)}${key.slice(-2, -1)}`
      return { value: { ...without(key), [slip]: value[key] }, path: [key] }
    }
    case 'tag':
      return is.tagged ? { value: { ...value, kind: 'unheard-of' }, path: ['kind'] } : undefined
    case 'no tag':
      return is.tagged ? { value: without('kind'), path: ['kind'] } : undefined
    case 'inner': {
      const [key, field] = [...own].find(([, one]) => one.inside !== undefined) ?? [name, undefined]
      return field?.inside === undefined
        ? undefined
        : { value: { ...value, [key]: field.bad }, path: [key, ...field.inside] }
    }
  }
}
