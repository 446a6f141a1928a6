import { type Steps, steps } from '@toolfault/model'
import { type Known, knownBy, type Speaker } from './known.js'

/** One look at one call. */
export interface Look {
  readonly root: unknown
  readonly budget: Steps
  readonly known: Map<unknown, Known>
}

/** What single schemas know, remembered as long as their root lives: schemas are treated as frozen. */
const remembered = new WeakMap<object, Map<unknown, Known>>()

const knownIn = (root: object): Map<unknown, Known> => {
  const known = remembered.get(root) ?? new Map<unknown, Known>()
  remembered.set(root, known)
  return known
}

/** A look at a call to a tool of this schema. */
export const looking = (schema: object): Look => ({
  root: schema,
  budget: steps(),
  known: knownIn(schema)
})

/** What the schemas of one place know together. */
export const knownAt = (schemas: ReadonlyArray<Speaker>, { known, root }: Look): Known => {
  const [only] = schemas
  const isShared = schemas.length === 1 && only?.sure === true
  const old = isShared ? known.get(only.schema) : undefined
  const found = old ?? knownBy(root, schemas)
  if (isShared) known.set(only.schema, found)
  return found
}

/** A speaker, and what it refers to and consists of, without its branches. */
export const surely = ({ schema }: Speaker, look: Look): ReadonlyArray<object> =>
  knownAt([{ schema, sure: true }], look)
    .speakers.filter(({ sure }) => sure)
    .map((speaker) => speaker.schema)
