import { own, writeJson } from '@toolfault/model'
import type { Json } from '@toolfault/types/json'
import { clip } from '../clip.js'
import { formatOf } from '../schema/format.js'
import { nameOfRef } from '../schema/ref-name.js'
import { signatureOf } from '../schema/signature.js'
import { isSecret } from '../secret/secret.js'
import type { Scene } from './scene.js'
import { sole } from './sole.js'
import type { Branch, Tags } from './tag.js'

/** So many keys are enough to tell an object by. */
const KEYS = 3

/** Longer names are no names. */
const LONG = 40

/**
 * What the branches of a union are called: by its keys the only one that has any, by the title of each, the value of
 * its tag, the name that it is referred to by, its keys, or its types; by its whole shape, where others are called the same.
 * Data: escaped where it is said.
 */
export const namesOf = (
  scene: Scene,
  branches: ReadonlyArray<Branch>,
  tags: Tags
): ReadonlyArray<string> => {
  const names = shortNames(branches, tags)
  const known = new Set<string>()
  const shared = new Set(names.filter((name) => known.has(name) || !known.add(name)))
  return names.map((name, at) => {
    if (name === '' || !shared.has(name)) return name
    const shape = signatureOf(scene, branches[at]?.schema)
    return clip(shape, LONG)
  })
}

const shortNames = (branches: ReadonlyArray<Branch>, tags: Tags): ReadonlyArray<string> => {
  const lists = [...tags].find(([key]) => !branches.some((branch) => isSecretKey(branch, key)))?.[1]
  const only = branches.length > 1 ? sole(branches.filter(hasKeys)) : undefined
  return branches.map((branch) => {
    const { schema, shape } = branch
    const keys = [...(shape.required.size > 0 ? shape.required : shape.properties.keys())]
    const held = keys.length === 0 ? '' : holding(keys)
    // Beside texts and numbers nothing else tells how to make one.
    if (branch === only) return held
    const title = own(schema, 'title')
    if (typeof title === 'string' && title !== '') return title.slice(0, LONG)
    const values = lists?.get(branch)
    if (values !== undefined && values.length <= KEYS) return together(values)
    const name = nameOfRef(own(schema, '$ref'))
    if (name !== '') return name.slice(0, LONG)
    if (held !== '') return held
    if (shape.values !== undefined && !isSecret([], [schema], '')) return together(shape.values)
    return formatOf(schema) ?? [...shape.types].join(' | ')
  })
}

/** Whether a branch says that what stands under a key is a secret: by that it has no name. */
const isSecretKey = ({ shape }: Branch, key: string): boolean =>
  isSecret([], shape.properties.get(key) ?? [], '')

const hasKeys = ({ shape }: Branch): boolean => shape.properties.size > 0

/** An object, by the first of its keys; it may hold more. */
export const holding = (keys: ReadonlyArray<string>, isOpen: boolean = false): string =>
  `{ ${keys.slice(0, KEYS).join(', ')}${isOpen || keys.length > KEYS ? ', …' : ''} }`

/** Values as a name, as many as it holds: quoted as a whole where it is said. */
const together = (values: ReadonlyArray<Json>): string => {
  let name = ''
  for (const value of values) {
    // No more is read of a long one.
    const text = typeof value === 'object' ? (writeJson(value, LONG) ?? '') : String(value)
    const longer = name === '' ? text : `${name} | ${text}`
    if (name !== '' && longer.length > LONG) return `${name} | …`
    name = longer.slice(0, LONG)
  }
  return name
}
