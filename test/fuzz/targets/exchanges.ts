import { type Fault, invalid, type Judge, type Tool, toolFault } from '@toolfault/model'
import * as exchange from '@toolfault/protocols/exchange'
import * as result from '@toolfault/protocols/exchange/result'
import * as f7 from '@toolfault/protocols/f7/exchange'
import * as jsonRpc from '@toolfault/protocols/json-rpc/exchange'
import * as notes from '@toolfault/protocols/notes'
import * as oxp from '@toolfault/protocols/oxp/exchange'
import * as retryAfter from '@toolfault/protocols/retry-after'
import * as status from '@toolfault/protocols/status'
import * as translation from '@toolfault/protocols/translate'
import * as reading from '@toolfault/protocols/translate/read'
import * as writing from '@toolfault/protocols/wires'
import fc from 'fast-check'
import * as assert from 'uvu/assert'
import { decide, fault, json, jsonText, some, strange, tool, verdict, wire } from '../shapes.js'
import { type Targets, targetsOf } from '../target.js'
import { textOf } from '../text.js'

const name = fc.constantFrom(...writing.wires)

/** What the author's handler does: answer, throw what it likes, or throw a fault. */
const does = fc.constantFrom('answer', 'throw', 'fault')

const running = (how: string, said: unknown) => (): unknown => {
  if (how === 'throw') throw said
  if (how === 'fault') throw toolFault(said as Fault)
  return said
}

const request = fc.oneof(
  fc.tuple(tool, json).map(([one, args]) => ({ name: one.name, arguments: args })),
  fc.record({
    jsonrpc: fc.constant('2.0'),
    id: fc.oneof(fc.nat(), strange),
    method: fc.constantFrom('tools/call', 'add', 'execute'),
    params: some({ name: fc.constantFrom('add', 'search'), arguments: json, call_id: strange })
  }),
  fc.record({
    request: some({
      tool_id: fc.constantFrom('add', 'search'),
      inputs: json,
      call_id: strange,
      run_id: strange,
      context: some({ user_id: strange, authorization: json, secrets: json })
    })
  }),
  json
)

const body = fc.oneof(
  request.map((value) => ({ value })),
  request.map((value) => ({ text: JSON.stringify(value) })),
  // JSON has numbers that are infinite once they are read.
  jsonText.filter((text) => !/e\+?\d{3}/i.test(text)).map((text) => ({ text }))
)

const list = fc.array(tool, { minLength: 1, maxLength: 3 })
const said = fc.oneof(json, fault)
const fixed = { newCallId: () => 'c-1', now: () => 0 }
// A border: what is wrecked is what a caller without types may pass.
const judging = decide as Judge
const never = (value: unknown) => value as never

export const ofExchanges: ReadonlyArray<Targets> = [
  targetsOf('@toolfault/protocols/exchange', exchange, { readBody: { args: fc.tuple(body) } }),
  targetsOf('@toolfault/protocols/exchange/result', result, {
    resultOf: { args: fc.tuple(json), isTree: true }
  }),
  targetsOf('@toolfault/protocols/f7/exchange', f7, {
    call: {
      args: fc.tuple(list, fc.oneof(fc.constant('add'), strange), body, does, said),
      via: (tools: Array<Tool>, one: string, source: never, how: string, answer: unknown) =>
        f7.call(tools, one, source, { judge: judging, run: running(how, answer) }),
      isTree: true
    },
    validate: {
      args: fc.tuple(list, fc.oneof(fc.constant('add'), strange), body),
      via: (tools: Array<Tool>, one: string, source: never) =>
        f7.validate(tools, one, source, { judge: judging })
    }
  }),
  targetsOf('@toolfault/protocols/json-rpc/exchange', jsonRpc, {
    call: {
      args: fc.tuple(list, body, does, said),
      via: (tools: Array<Tool>, source: never, how: string, answer: unknown) =>
        jsonRpc.call(tools, source, { judge: judging, run: running(how, answer) }),
      isTree: true
    }
  }),
  targetsOf('@toolfault/protocols/notes', notes, {
    noted: { args: fc.tuple(fc.array(json)) }
  }),
  targetsOf('@toolfault/protocols/oxp/exchange', oxp, {
    call: {
      args: fc.tuple(list, body, does, said),
      via: (tools: Array<Tool>, source: never, how: string, answer: unknown) =>
        oxp.call(tools, source, { judge: judging, run: running(how, answer), ...fixed }),
      isTree: true
    },
    check: {
      args: fc.tuple(fc.constantFrom('answer', 'throw'), json, strange),
      via: (how: string, answer: unknown, id: string) => oxp.check(never(running(how, answer)), id)
    }
  }),
  targetsOf('@toolfault/protocols/retry-after', retryAfter, {
    delayIn: {
      args: fc.tuple(
        some({
          'retry-after': fc.oneof(strange, fc.integer().map(String)),
          'Retry-After': strange,
          'x-ratelimit-remaining': fc.constantFrom('0', '1'),
          'x-ratelimit-reset': fc.oneof(strange, fc.integer().map(String)),
          ratelimit: strange,
          date: fc.oneof(strange, date())
        })
      ),
      plain: 'always'
    },
    retryAfter: {
      args: fc.tuple(
        fc.oneof(strange, fc.integer().map(String), date()),
        fc.oneof(strange, date())
      ),
      plain: 'always',
      always: (_args, answer) =>
        assert.ok(
          answer === undefined || (typeof answer === 'number' && answer >= 0),
          textOf(answer)
        )
    }
  }),
  targetsOf('@toolfault/protocols/status', status, {
    faultOfStatus: { args: fc.tuple(fc.oneof(fc.integer(), fc.nat(600)), fc.nat()) },
    kindOfStatus: { args: fc.tuple(fc.oneof(fc.integer(), fc.nat(600))), plain: 'always' },
    statusOfBody: { args: fc.tuple(body), plain: 'always' },
    statusOfCode: { args: fc.tuple(strange), plain: 'always' },
    statusSaid: { args: fc.tuple(fc.constantFrom(200, 400, 403, 429), body) }
  }),
  targetsOf('@toolfault/protocols/translate', translation, {
    lost: { args: fc.tuple(verdict, wire, name), plain: 'always' },
    translate: {
      args: fc.tuple(wire, name, name, some({ tool: strange, callId: strange, baseUrl: strange })),
      plain: 'always',
      options: 1
    },
    // The platform reads `-0` as a number that JSON does not write.
    wireIn: { args: fc.tuple(jsonText, name), plain: 'never' }
  }),
  targetsOf('@toolfault/protocols/translate/read', reading, {
    parsed: { args: fc.tuple(wire) },
    read: {
      args: fc.oneof(
        fc.tuple(wire, name),
        fc
          .tuple(verdict, name)
          .map(([it, to]) => [writing.write(it, to), to] as [unknown, typeof to])
      ),
      plain: 'always',
      options: 1
    }
  }),
  targetsOf('@toolfault/protocols/wires', writing, {
    way: { args: fc.tuple(wire), plain: 'always' },
    write: {
      args: fc.oneof(fc.tuple(verdict, name), fc.tuple(fault.map(invalid), name)),
      plain: 'always',
      options: 1
    }
  })
]

function date(): fc.Arbitrary<string> {
  return fc.date({ noInvalidDate: true }).map((it) => it.toUTCString())
}
