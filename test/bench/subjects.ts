import { type Call, callOf, validator } from './call.js'
import type { Fixture } from './fixtures.js'
import type { Validating } from './libraries/validating.js'
import type { Way } from './ours.js'

/** Something to measure: what it costs for a fixture, `undefined` where it has no answer. */
export interface Subject {
  readonly name: string
  readonly on: (fixture: Fixture) => (() => string) | undefined
}

const calls = new WeakMap<Fixture, Call>()

/** The call of a fixture, judged once. */
export const callIn = (fixture: Fixture): Call => {
  const call = calls.get(fixture) ?? callOf(fixture.schema, fixture.value)
  calls.set(fixture, call)
  return call
}

/** Errors exist already: what it costs to say them. */
export const formatting = ({ name, write }: Way): Subject => ({
  name,
  on: (fixture) => {
    const call = callIn(fixture)
    return () => write(call)
  }
})

/** The call is judged as well. */
export const judging = ({ name, write }: Way): Subject => ({
  name: `ajv, ${name}`,
  on: ({ schema, value }) => {
    const validate = validator(schema)
    // Not a copy of the call: to copy what has a getter takes longer than the floor.
    return () => write({ tool: 'send', schema, value, errors: validate(value), verbose: [] })
  }
})

/** A library that judges and speaks in one go. */
export const speaking = ({ name, prepare }: Validating): Subject => ({
  name,
  on: ({ schema, value }) => {
    try {
      const say = prepare(schema)
      return () => say(value)
    } catch {
      return undefined
    }
  }
})
