import { own } from '@toolfault/model'
import { isOfCaller } from '../names/envelope.js'
import { headOf, wordsOf } from '../names/spelling.js'
import { setOf } from '../set-of.js'
import type { Owner } from './owners.js'

/** Whether an object holds the arguments of another call, which a text beside it names: `parameters` of `command: "list"`. */
export const isOfOtherCall = ({ known, value }: Owner, name: string): boolean =>
  isOfCaller(name) &&
  [...known].some((key) => calling.test(key) && typeof own(value, key) === 'string')

/** Whether a key says which call is made: its text is none of the arguments of that. */
export const isCall = ({ value }: Owner, key: string): boolean =>
  calling.test(key) && typeof own(value, key) === 'string'

const calling = /^(?:action|command|endpoint|function|method|operation|tool(?:_?name)?)$/i

/** Whether a key is one that agents and their hosts add to every call. */
export const isOfHost = (key: string): boolean =>
  /^_|^(?:reason(?:ing)?|explanation|thoughts?|thinking|justification|rationale|purpose|random_string|tool|tool_?name|tool_?call_?id|session_?id|request_?heartbeat)$/i.test(
    key
  )

/** Whether a key only says how a call is made. */
export const isOfCalling = (key: string): boolean => wordsOf(key).some((word) => controls.has(word))

/** Whether an object is for what says how a call is made. */
export const isForCalling = (name: string): boolean =>
  /^(?:config|configuration|flags|options|opts|page|paging|pagination|settings)$/.test(headOf(name))

const controls: ReadonlySet<string> = /* @__PURE__ */ setOf(
  'limit max offset page cursor sort order format verbose debug timeout retries force dry recursive include exclude'
)
