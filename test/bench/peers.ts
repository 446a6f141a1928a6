import { stripVTControlCharacters } from 'node:util'
import { betterAjvErrors as apideck } from '@apideck/better-ajv-errors'
import { AggregateAjvError } from '@segment/ajv-human-errors'
import stoplight from '@stoplight/better-ajv-errors'
import { Ajv } from 'ajv'
import better from 'better-ajv-errors'
import type { Call } from './call.js'
import type { Way } from './ours.js'

/** What a formatter says, one text for each error. */
export interface Peer {
  readonly name: string
  readonly say: (call: Call) => ReadonlyArray<string>
  /** The same as it leaves, where that is no list of texts. */
  readonly write?: (call: Call) => string
  /** It takes a third of a second for 1 000 errors. */
  readonly isSlow?: true
}

const ajv = new Ajv()

/** The formatters for ajv's errors. All of them take writable lists, and write to none. */
export const formatters: ReadonlyArray<Peer> = [
  {
    name: 'ajv.errorsText',
    say: ({ errors }) => [ajv.errorsText([...errors])]
  },
  {
    name: '@apideck/better-ajv-errors',
    say: (call) =>
      asApideck(call).map(({ message, suggestion = '' }) => `${message}. ${suggestion}`),
    write: (call) => JSON.stringify(asApideck(call))
  },
  {
    name: '@stoplight/better-ajv-errors',
    say: (call) => asStoplight(call).map(({ error, suggestion = '' }) => `${error}. ${suggestion}`),
    write: (call) => JSON.stringify(asStoplight(call))
  },
  {
    name: '@segment/ajv-human-errors',
    say: ({ verbose }) => [...new AggregateAjvError([...verbose])].map(({ message }) => message),
    write: ({ verbose }) => JSON.stringify(new AggregateAjvError([...verbose]))
  },
  {
    name: 'better-ajv-errors, js',
    say: (call) => asBetter(call).map(({ error, suggestion = '' }) => `${error}. ${suggestion}`),
    write: (call) => JSON.stringify(asBetter(call))
  },
  {
    name: 'better-ajv-errors, cli (its default)',
    say: ({ errors, schema, value }) => [
      stripVTControlCharacters(better(schema, value, [...errors], { format: 'cli', indent: 2 }))
    ],
    isSlow: true
  }
]

const asApideck = ({ errors, schema, value }: Call): ReturnType<typeof apideck> =>
  apideck({ errors: [...errors], data: value, schema })

const asStoplight = ({ errors, schema, value }: Call): ReturnType<typeof stoplight> =>
  stoplight(schema, [...errors], { propertyPath: [], targetValue: value })

const asBetter = ({ errors, schema, value }: Call): ReadonlyArray<BetterError> =>
  better(schema, value, [...errors], { format: 'js' })

interface BetterError {
  readonly error: string
  readonly suggestion?: string
}

/** A formatter as a way from errors to a text. */
export const wayOf = ({ name, say, write = (call) => say(call).join('\n') }: Peer): Way => ({
  name,
  write
})
