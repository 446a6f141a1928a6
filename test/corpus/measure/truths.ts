import { isList, own, type Path, parsePointer } from '@toolfault/model'
import { listShared, readShared } from '../shared.js'

/** One mistake of a case, and what would undo it. */
export interface Mutation {
  readonly kind: string
  /** `restore` the value, `rename` it, have it `absent`, or `any` value that is valid. */
  readonly truth: 'restore' | 'rename' | 'absent' | 'any'
  readonly path: Path
  readonly correctPath?: Path
  readonly unionPath?: Path
  readonly from: unknown
}

/** A bad call with the good one that it was made of. */
export interface Truth {
  readonly id: string
  readonly tool: string
  readonly kind: string
  readonly schema: unknown
  readonly valid: unknown
  readonly bad: unknown
  readonly mutations: ReadonlyArray<Mutation>
}

/** Every case of the corpus with its truth, in the order of the files. */
export const readTruths = (): ReadonlyArray<Truth> =>
  listShared('corpus')
    .filter((file) => /^cases-.*\.json$/.test(file))
    .flatMap((file) => {
      const cases = readShared(`corpus/${file}`)
      return isList(cases) ? cases.map(truthOf) : []
    })

const text = (value: unknown, key: string): string => {
  const found = own(value, key)
  if (typeof found !== 'string') throw new TypeError(`a case has no ${key}`)
  return found
}

const truthOf = (one: unknown): Truth => {
  const mutations = own(one, 'mutations')
  return {
    id: text(one, 'id'),
    tool: text(one, 'tool'),
    kind: text(one, 'kind'),
    schema: own(one, 'schema'),
    valid: own(one, 'valid'),
    bad: own(one, 'bad'),
    mutations: isList(mutations) ? mutations.map(mutationOf) : []
  }
}

const mutationOf = (one: unknown): Mutation => {
  const truth = text(one, 'truth')
  if (truth !== 'restore' && truth !== 'rename' && truth !== 'absent' && truth !== 'any') {
    throw new TypeError(`${truth} is no truth`)
  }
  const correct = own(one, 'correct_path')
  const union = own(one, 'union_path')
  return {
    kind: text(one, 'kind'),
    truth,
    path: pathOf(text(one, 'path')),
    ...(typeof correct === 'string' ? { correctPath: pathOf(correct) } : {}),
    ...(typeof union === 'string' ? { unionPath: pathOf(union) } : {}),
    from: own(one, 'from')
  }
}

const pathOf = (pointer: string): Path => parsePointer(pointer) ?? []
