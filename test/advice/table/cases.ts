import { isRecord, own } from '@toolfault/model'
import { files, read } from '../../house.js'

/** The four points of a message, as `docs/advice.md` explains them. */
export const pointNames = ['field', 'expected', 'received', 'fix'] as const

export type PointName = (typeof pointNames)[number]

/**
 * One bad call and what a message about it has to say. Expressions ignore case; every one of a point
 * must be found for the point to be given, none of `never` may be.
 */
export interface Case {
  readonly name: string
  readonly schema: Readonly<Record<string, unknown>>
  readonly value: unknown
  /** 2020-12 when absent. */
  readonly draft?: 'draft-07' | '2019-09'
  /** The only item under this key of the value, so many times. */
  readonly repeat?: { readonly key: string; readonly times: number }
  readonly points: { readonly [name in PointName]: ReadonlyArray<string> }
  readonly never?: ReadonlyArray<string>
  /** Longest message, in characters. */
  readonly max?: number
}

const folder = 'test/advice/table'

/** `{do}` in an expression stands for the expression of that name; these may hold others. */
const expressions: Readonly<Record<string, string>> = JSON.parse(read(`${folder}/expressions.json`))

/** An expression of the table, ready to be looked for. */
export const expression = (text: string): RegExp => new RegExp(filled(text), 'i')

const filled = (text: string): string =>
  text.replace(/\{([a-z]+)\}/g, (_, name: string) => {
    const known = expressions[name]
    if (known === undefined) throw new TypeError(`no expression is called ${name}`)
    return `(?:${filled(known)})`
  })

/** Every case of every file of the table. */
export const cases: ReadonlyArray<Case> = files(folder, '.json')
  .filter((file) => !file.endsWith('/expressions.json'))
  // A border: the files are ours, and the test of the table checks their shape.
  .flatMap((file) => (JSON.parse(read(file)) as { readonly cases: ReadonlyArray<Case> }).cases)

const dialects = {
  'draft-07': 'http://json-schema.org/draft-07/schema#',
  '2019-09': 'https://json-schema.org/draft/2019-09/schema'
} as const

/** The schema as a tool would publish it. */
export const schemaOf = ({ draft, schema }: Case): unknown =>
  draft === undefined ? schema : { $schema: dialects[draft], ...schema }

/** The arguments as a caller would send them. */
export const argumentsOf = ({ repeat, value }: Case): unknown => {
  if (repeat === undefined || !isRecord(value)) return value
  const items = own(value, repeat.key)
  return {
    ...value,
    [repeat.key]: Array.from({ length: repeat.times }, () =>
      Array.isArray(items) ? items[0] : items
    )
  }
}
