// What one build makes of every case, a line each: node tools/compare/outcomes.mjs BUILD CASES OUTCOMES
import { createWriteStream } from 'node:fs'
import { apiOf } from './api.mjs'
import { cases } from './lines.mjs'
import { outcomeOfCall } from './outcome/call.mjs'
import { outcomeOfRead } from './outcome/read.mjs'
import { outcomeOfWrite } from './outcome/write.mjs'

const [build, file, outcomes] = process.argv.slice(2)
const api = await apiOf(build)
const kinds = { call: outcomeOfCall, read: outcomeOfRead, write: outcomeOfWrite }

/** What takes longer, in ms, is done again, so often at most: the machine may have been busy. */
const LONG = 20
const AGAIN = 4

const timed = async (given) => {
  const began = performance.now()
  try {
    return { ...(await kinds[given.of](api, given)), ms: performance.now() - began }
  } catch (error) {
    return { thrown: String(error?.stack ?? error).slice(0, 600), ms: performance.now() - began }
  }
}

const out = createWriteStream(outcomes)
for await (const given of cases(file)) {
  let { ms, ...rest } = await timed(given)
  for (let n = 0; n < AGAIN && ms > LONG; n++) ms = Math.min(ms, (await timed(given)).ms)
  const written = out.write(`${JSON.stringify({ ...rest, ms: Math.round(ms * 10) / 10 })}\n`)
  if (!written) await new Promise((done) => out.once('drain', done))
}
out.end()
