import { executionFailed, type Fault, total } from '@toolfault/model'
import { evenBreaks } from '../reading/line-breaks.js'
import { asked } from './asked.js'
import { bare } from './bare.js'
import { bodySaid } from './body.js'
import { calledSaid } from './called.js'
import { clineSaid } from './cline.js'
import { codeIn } from './code-in.js'
import { coded } from './coded.js'
import { cursorSaid } from './cursor.js'
import { errorIn } from './error-in.js'
import { framedSaid } from './framed.js'
import { goSaid } from './go.js'
import { inputSaid } from './input-said.js'
import { invokedSaid } from './langchain.js'
import { limited } from './limited.js'
import { limitedBody } from './limited-body.js'
import { mcpGoSaid } from './mcp-go.js'
import { named } from './named.js'
import { javaSaid } from './networknt.js'
import { argumentsSaid } from './of-arguments.js'
import { own } from './own.js'
import { paramsSaid } from './params.js'
import { piSaid } from './pi.js'
import { pythonSaid } from './python.js'
import { retriedSaid } from './retried.js'
import { sdkSaid } from './sdk.js'
import { serdeSaid } from './serde.js'
import { serviceRefusal } from './service.js'
import { unmatchedSaid } from './unmatched.js'
import { unparsedSaid } from './unparsed-call.js'
import { validatedSaid } from './validated.js'

/** What a text says has failed, and how sure that is. */
export interface Recognised {
  readonly fault: Fault
  /**
   * `certain` where nothing else is written so, `likely` where the beginning or one sentence tells,
   * `guess` where the text says no more than that something failed.
   */
  readonly confidence: 'certain' | 'likely' | 'guess'
}

/** Reads a text of one house; `text` is the whole, with what stood before it, and `code` that of JSON-RPC, where one is told. */
export type Recogniser = (body: string, text: string, code?: number) => Recognised | undefined

/** Longer texts are read to here. */
const MOST = 20_000

/** In this order: what other houses write begins as our own text does, and goes on in another way. */
const recognisers: ReadonlyArray<Recogniser> = [
  calledSaid,
  inputSaid,
  unmatchedSaid,
  validatedSaid,
  retriedSaid,
  piSaid,
  cursorSaid,
  clineSaid,
  invokedSaid,
  framedSaid,
  unparsedSaid,
  sdkSaid,
  pythonSaid,
  goSaid,
  mcpGoSaid,
  javaSaid,
  serdeSaid,
  serviceRefusal,
  argumentsSaid,
  own,
  asked,
  named,
  bodySaid,
  paramsSaid,
  coded,
  limited,
  limitedBody
]

/**
 * Make out from a sentence which fault it tells of: our own texts, those of the MCP SDKs and of servers
 * that many use. A text understood whole leaves no `message`, so that another wire says it in its own
 * words; of any other the text is the `message`.
 *
 * What is not recognised is a failed execution, for a result with `isError` says no more. Total.
 */
export const recognise = (text: string, code?: number): Recognised =>
  total<Recognised>(
    () => {
      const whole = evenBreaks(bounded(text))
      const body = bare(whole)
      const digits = codeIn(whole)
      const said = code ?? (digits === undefined ? undefined : Number(digits))
      const found = recognised(body, whole, said)
      if (found !== undefined) return found
      const sentence = errorIn(body)
      const inner = sentence === undefined ? undefined : recognised(bare(sentence), sentence, said)
      return inner === undefined ? nothing(whole) : { ...inner, confidence: 'likely' }
    },
    () => nothing('')
  )

const recognised: Recogniser = (body, text, code) => {
  for (const recogniser of recognisers) {
    const found = recogniser(body, text, code)
    if (found !== undefined) return found
  }
  return undefined
}

/** A text of which nothing is known. */
const nothing = (text: string): Recognised => ({
  fault: executionFailed(text === '' ? {} : { message: text }),
  confidence: 'guess'
})

/** Half a pair of surrogates is no character. */
const bounded = (text: string): string =>
  text.length > MOST ? text.slice(0, MOST).replace(/[\ud800-\udbff]$/, '') : text
