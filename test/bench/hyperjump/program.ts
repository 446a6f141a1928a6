import { registerSchema, validate } from '@hyperjump/json-schema/draft-2020-12'
import { BASIC } from '@hyperjump/json-schema/experimental'
import { jsonSchemaErrors } from '@hyperjump/json-schema-errors'
import { cost, costLater } from '../clock.js'
import { fixtures } from '../fixtures.js'
import { floor, ours } from '../ours.js'
import { callIn } from '../subjects.js'
import { tokensOf } from '../tokens.js'
import type { Heard } from './heard.js'

// Run by a newer Node than the rest of the bench: prints what it measured of each fixture as a line of JSON.

const DRAFT = 'https://json-schema.org/draft/2020-12/schema'

type Instance = Parameters<typeof jsonSchemaErrors>[2]

/** Nanoseconds of one measurement. */
const TIME = 200e6

/** Nothing ran before in this process, and the engine compiles what runs often. */
for (const fixture of fixtures) cost(() => ours.text.write(callIn(fixture)), 2 * TIME)

for (const [at, fixture] of fixtures.entries()) {
  const uri = `https://bench.example/${at}`
  // A border: the fixtures are plain JSON.
  registerSchema({ ...fixture.schema, $schema: DRAFT } as Parameters<typeof registerSchema>[0], uri)
  const value = fixture.value as Instance
  const output = await validate(uri, value, BASIC)
  const say = async (): Promise<string> =>
    JSON.stringify(await jsonSchemaErrors(output, uri, value))
  const text = await say()
  const call = callIn(fixture)
  const heard: Heard = {
    length: text.length,
    tokens: tokensOf(text),
    floor: cost(() => floor.write(call), TIME),
    ours: cost(() => ours.text.write(call), TIME),
    theirs: await costLater(say, TIME)
  }
  console.log(JSON.stringify(heard))
}
