import { isList, isRecord, own } from '@toolfault/model'

/** Whether a library takes a value, and what it says where it does not. */
export interface Answer {
  readonly accepts: boolean
  readonly sentences: ReadonlyArray<string>
}

/** The answer of a library that has these errors, of none of which anything of ours was asked. */
export const answerOf = (errors: ReadonlyArray<unknown>): Answer => ({
  accepts: errors.length === 0,
  sentences: errors.flatMap(sentencesOf)
})

/** The members in which a library has its sentence, and those in which it has errors again. */
const sentences = ['message', 'problem', 'error'] as const
const inner = ['errors', 'unionErrors', 'issues'] as const

const sentencesOf = (error: unknown): ReadonlyArray<string> => [
  ...sentences.map((name) => read(error, name)).filter((text) => typeof text === 'string'),
  ...inner.flatMap((name) => {
    const errors = own(error, name)
    return isList(errors) ? errors.flatMap(nested) : []
  })
]

const nested = (error: unknown): ReadonlyArray<string> =>
  isList(error) ? error.flatMap(sentencesOf) : sentencesOf(error)

/** arktype has its sentences as getters. */
const read = (error: unknown, name: (typeof sentences)[number]): unknown =>
  isRecord(error) ? Reflect.get(error, name) : undefined
