import { own } from '@toolfault/model'

/** What an answer says on one wire. */
export const wireOf = (answer: unknown, name: string): unknown => own(own(answer, 'wires'), name)

/** What is wrong with an answer, under its id. */
export const named = (answer: unknown, errors: ReadonlyArray<string>): ReadonlyArray<string> =>
  errors.map((error) => `${String(own(answer, 'id'))}: ${error}`)
