import { isList, isRecord, own } from '@toolfault/model'
import type { ColumnName, Contract } from './contract.js'
import * as by from './validators.js'

/** Whether a library takes a value, and what it says where it does not. */
export interface Answer {
  readonly accepts: boolean
  readonly sentences: ReadonlyArray<string>
}

type Answering = (contract: Contract, value: unknown) => Answer

const standard =
  (name: 'zod-4' | 'zod-3' | 'valibot' | 'arktype'): Answering =>
  (contract, value) =>
    toAnswer(by.byStandard(contract[name], value).issues ?? [])

/** The answers of the real libraries, without ours. */
export const answers: { readonly [name in ColumnName]: Answering } = {
  ajv: (contract, value) => toAnswer(by.byAjv(contract, value)),
  'typebox-0.34': (contract, value) =>
    by.byTypebox34(contract, value, (errors) => toAnswer([...errors])),
  'typebox-1': (contract, value) => toAnswer(by.byTypebox1(contract, value)),
  'typebox-schema': (contract, value) => toAnswer(by.byTypeboxSchema(contract, value)),
  cfworker: (contract, value) => toAnswer(by.byCfworker(contract, value)),
  'io-ts': (contract, value) => {
    const result = by.byIoTs(contract, value)
    return toAnswer(result._tag === 'Left' ? result.left : [])
  },
  'zod-4': standard('zod-4'),
  'zod-3': standard('zod-3'),
  valibot: standard('valibot'),
  arktype: standard('arktype')
}

const toAnswer = (errors: ReadonlyArray<unknown>): Answer => ({
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
