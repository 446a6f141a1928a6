import * as model from '@toolfault/model'
import fc from 'fast-check'
import * as assert from 'uvu/assert'
import { same } from '../check.js'
import {
  advice,
  anyFault,
  fault,
  findings,
  issue,
  json,
  jsonText,
  key,
  path,
  some,
  strange,
  tool,
  verdict
} from '../shapes.js'
import { type Targets, targetsOf } from '../target.js'
import { textOf } from '../text.js'

const ofJson = fc.tuple(json)
const ofFault = fc.tuple(anyFault)
const ofText = fc.tuple(strange)
const details = some({
  callId: strange,
  guidance: strange,
  message: strange,
  canRetry: fc.boolean()
})

const keyword = fc.tuple(
  fc.oneof(fc.constantFrom('type', 'required', 'minimum', 'enum', 'if', 'toString'), strange)
)

/** Throw or answer, as the caller's code may. */
const doing = (how: string, value: unknown): unknown => {
  if (how === 'throw') throw value
  return value
}

const how = fc.constantFrom('throw', 'answer')

export const ofModel: Targets = targetsOf('@toolfault/model', model, {
  attempt: { args: fc.tuple(fault, fc.oneof(fault, fc.record({ fault }), json)), plain: 'always' },
  attempted: {
    args: fc.tuple(fault, fc.oneof(fault, json)),
    holds: ([given, previous], answer) =>
      same(
        model.attempted(answer as model.Fault, previous).kind,
        (given as model.Fault).kind,
        'another kind'
      )
  },
  authorizationRequired: {
    args: fc.tuple(fc.constantFrom('server', 'tool'), fc.array(json), details)
  },
  blamesOwner: { args: keyword, plain: 'always' },
  brokenAt: { args: fc.tuple(jsonText), plain: 'always' },
  breakIn: { args: fc.tuple(jsonText), plain: 'always' },
  callKey: { args: fc.tuple(tool, json, fc.option(strange)), plain: 'always' },
  causeOf: { args: fc.tuple(issue) },
  comparisonOf: {
    args: fc.tuple(
      keyword.map(([name]) => name),
      json
    ),
    plain: 'always'
  },
  dateTimeOf: {
    args: fc.tuple(fc.oneof(fc.nat(), fc.maxSafeNat(), fc.double())),
    plain: 'always',
    holds: ([millis], text) =>
      typeof text !== 'string' ||
      same(model.momentOf(text), Math.floor(Number(millis) / 1000) * 1000, 'another moment')
  },
  executionFailed: { args: fc.tuple(details) },
  faultGiven: {
    args: fc.tuple(fc.oneof(fault, fc.record({ fault }), json), how),
    via: (thrown: unknown, mode: string) => {
      const own = mode === 'throw' ? model.toolFault(thrown as model.Fault) : thrown
      return model.faultGiven(own)
    }
  },
  faultIn: {
    args: fc.tuple(fc.oneof(fault, fc.record({ fault }), json), how),
    via: (thrown: unknown, mode: string) => {
      const own = mode === 'throw' ? model.toolFault(thrown as model.Fault) : thrown
      return model.faultIn(own)
    }
  },
  faultOf: {
    args: fc.tuple(fc.oneof(fault, fc.record({ fault }), json), how),
    via: (thrown: unknown, mode: string) => {
      const own = mode === 'throw' ? model.toolFault(thrown as model.Fault) : thrown
      return model.faultOf(own)
    }
  },
  findTool: {
    args: fc.tuple(fc.array(tool, { maxLength: 4 }), fc.oneof(fc.constant('add'), strange))
  },
  fingerprint: { args: ofFault, plain: 'always' },
  foldIndexes: { args: fc.tuple(path), plain: 'always' },
  hash32: { args: fc.tuple(strange, fc.nat()), plain: 'always' },
  internal: { args: fc.tuple(details) },
  invalid: { args: ofFault },
  invalidArguments: { args: fc.tuple(strange, findings, details) },
  invalidSchema: { args: fc.tuple(strange, details) },
  isFault: { args: fc.tuple(fc.oneof(fault, json)), plain: 'always' },
  isIndex: {
    args: fc.tuple(fc.oneof(fc.nat().map(String), strange)),
    plain: 'always',
    holds: ([text], answer) => assert.is(answer, /^(?:0|[1-9]\d*)$/.test(textOf(text)))
  },
  isInvalidArguments: { args: ofFault, plain: 'always' },
  isJsonObject: { args: ofJson, plain: 'always' },
  holderOf: { args: fc.tuple(advice) },
  isLacking: { args: fc.tuple(advice), plain: 'always' },
  isList: { args: ofJson, plain: 'always' },
  isMade: { args: ofJson, plain: 'always' },
  isRecord: { args: ofJson, plain: 'always' },
  isStuck: { args: ofFault, plain: 'always' },
  isVerdict: { args: fc.tuple(fc.oneof(verdict, json)), plain: 'always' },
  isWithin: {
    args: fc.tuple(path, path),
    plain: 'always',
    holds: ([whole]) => assert.ok(model.isWithin(whole as model.Path, []))
  },
  isOfKey: { args: fc.tuple(fc.constantFrom(...model.issueKinds)), plain: 'always' },
  judged: {
    args: fc.tuple(how, fc.oneof(verdict, fault, json), tool, json),
    via: (mode: string, said: unknown, one: model.Tool, args: unknown) =>
      model.judged(() => doing(mode, said) as model.Verdict, one, args)
  },
  keysOf: { args: ofJson, plain: 'always' },
  keywordOf: { args: fc.tuple(fc.constantFrom(...model.issueKinds)), plain: 'always' },
  kindOf: { args: keyword, plain: 'always' },
  lacksKey: { args: fc.tuple(issue), plain: 'always' },
  left: { args: ofJson },
  losses: {
    args: fc.tuple(fc.oneof(fault, json), fc.oneof(fault, json)),
    plain: 'always',
    holds: ([value]) => same(model.losses(value, value), [], 'it loses something to itself')
  },
  malformedRequest: { args: fc.tuple(fc.constantFrom('syntax', 'shape'), strange, details) },
  marks: {
    args: ofFault,
    plain: 'always',
    always: (_args, answer) => {
      const list = answer as ReadonlyArray<string>
      assert.ok(list.length <= 64, `${list.length} marks`)
      same([...new Set(list)].sort(), list, 'marks are sorted and unique')
    }
  },
  mendedBy: { args: ofFault, plain: 'always' },
  misconfigured: { args: fc.tuple(strange, fc.array(strange), details) },
  momentOf: { args: fc.tuple(strange), plain: 'always' },
  own: { args: fc.tuple(json, key) },
  owns: { args: fc.tuple(json, key), plain: 'always' },
  parsePointer: {
    args: fc.tuple(fc.oneof(strange, path.map(model.printPointer))),
    plain: 'always',
    holds: ([pointer], answer) => {
      if (answer !== undefined) assert.is(model.printPointer(answer as model.Path), pointer)
    }
  },
  // What is inherited is a part as well.
  part: { args: fc.tuple(json, key), plain: 'never' },
  printPointer: {
    args: fc.tuple(path),
    plain: 'always',
    holds: ([given], answer) => same(model.parsePointer(textOf(answer)), given, 'another path')
  },
  readJson: {
    args: fc.tuple(jsonText),
    // The platform reads `-0` as a number that JSON does not write.
    plain: 'never',
    holds: ([text], answer) => {
      const isRight = model.own(answer, '_tag') === 'Right'
      try {
        same(model.own(answer, 'right'), JSON.parse(textOf(text)), 'another value')
      } catch (error) {
        assert.ok(error instanceof SyntaxError && !isRight, String(error))
        assert.type(model.brokenAt(textOf(text)), 'number')
      }
    }
  },
  readTool: { args: fc.tuple(fc.oneof(tool, json)) },
  retryCapable: { args: ofFault, plain: 'always' },
  right: { args: ofJson },
  schemaOf: { args: fc.tuple(tool) },
  shownValues: { args: fc.tuple(fc.array(json, { maxLength: 80 })) },
  someObject: { args: fc.tuple(json, fc.func(fc.boolean())), plain: 'always' },
  step: { args: fc.tuple(fc.record({ left: fc.integer() })), plain: 'never', counts: true },
  steps: { args: fc.tuple(fc.nat()) },
  toJson: {
    args: ofJson,
    via: (value: unknown) => model.toJson(value, model.steps()),
    plain: 'always',
    holds: ([value], answer) => same(answer, value, 'JSON is copied as it is')
  },
  toolFault: { args: ofFault, plain: 'never' },
  toolNames: { args: fc.tuple(fc.array(tool)), plain: 'always' },
  toolsIn: { args: fc.tuple(fc.oneof(fc.array(tool), fc.record({ tools: fc.array(tool) }), json)) },
  total: {
    args: fc.tuple(how, json),
    via: (mode: string, value: unknown) =>
      model.total(
        () => doing(mode, value),
        () => 'otherwise'
      ),
    holds: ([mode, value], answer) =>
      same(answer, mode === 'throw' ? 'otherwise' : value, 'another answer')
  },
  unavailable: { args: fc.tuple(details) },
  unjudged: { args: ofJson, plain: 'always' },
  unknownTool: { args: fc.tuple(strange, strange, details) },
  unreadable: { args: ofText },
  unquoted: {
    args: fc.tuple(
      fc
        .tuple(
          strange,
          fc.constantFrom('" is not valid JSON', 'Invalid regular expression: /', '/: ')
        )
        .map(([text, said]) => `"${text}${said}${text}`)
    ),
    plain: 'always',
    holds: ([text]) =>
      same(
        model.unquoted(model.unquoted(textOf(text))),
        model.unquoted(textOf(text)),
        'not settled'
      )
  },
  valueAt: {
    args: fc.tuple(json, path),
    holds: ([value]) => same(model.valueAt(value, []), value, 'the root is the value')
  },
  writeJson: { args: fc.tuple(json, fc.nat(2_000)), plain: 'always' }
})
