import { registerSchema, validate } from '@hyperjump/json-schema/draft-2020-12'
import { BASIC } from '@hyperjump/json-schema/experimental'
import { jsonSchemaErrors } from '@hyperjump/json-schema-errors'
import { middle } from '../clock.js'
import { fixtures } from '../fixtures.js'
import { floor, ours } from '../ours.js'
import { callIn } from '../subjects.js'
import { tokensOf } from '../tokens.js'
import type { Heard } from './heard.js'

// Run by a newer Node than the rest of the bench: prints what it measured of each fixture as a line of JSON.
//   node program.js ROUNDS

const DRAFT = 'https://json-schema.org/draft/2020-12/schema'
const rounds = Number(process.argv[2] ?? 3)

type Instance = Parameters<typeof jsonSchemaErrors>[2]

const best = async (run: () => string | Promise<string>): Promise<number> => {
  // Nothing ran before in this process: the engine compiles what runs often, and only then.
  await middle(run, { time: 100e6 })
  let least = Number.POSITIVE_INFINITY
  for (let round = 0; round < rounds; round++) {
    least = Math.min(least, await middle(run, { time: 30e6 }))
  }
  return least
}

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
    floor: await best(() => floor.write(call)),
    ours: await best(() => ours.text.write(call)),
    theirs: await best(say)
  }
  console.log(JSON.stringify(heard))
}
