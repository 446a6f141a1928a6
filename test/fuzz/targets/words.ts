import { isInvalidArguments } from '@toolfault/model'
import * as action from '@toolfault/words/action'
import * as attempt from '@toolfault/words/attempt'
import * as digest from '@toolfault/words/digest'
import * as en from '@toolfault/words/en'
import * as escaping from '@toolfault/words/escape'
import * as few from '@toolfault/words/few'
import * as join from '@toolfault/words/join'
import * as place from '@toolfault/words/place'
import * as points from '@toolfault/words/points'
import * as question from '@toolfault/words/question'
import * as readings from '@toolfault/words/readings'
import * as remarks from '@toolfault/words/remark'
import * as remedy from '@toolfault/words/remedy'
import * as sentence from '@toolfault/words/sentence'
import fc from 'fast-check'
import * as assert from 'uvu/assert'
import { bounded } from '../bounded.js'
import { advice, anyFault, fault, path, remark, some, strange, verbosity } from '../shapes.js'
import { type Targets, targetsOf } from '../target.js'
import { textOf } from '../text.js'

const said = {
  plain: 'always' as const,
  read: (answer: unknown) => [textOf(answer)]
}

/** An escape or a cut that is done again changes nothing. */
const settles =
  (again: (text: string) => string) =>
  (_args: ReadonlyArray<unknown>, answer: unknown): void =>
    assert.is(again(textOf(answer)), answer, 'done again it is another text')

const text = fc.tuple(strange)
const texts = fc.oneof(
  text,
  fc.tuple(strange, fc.nat(60)).map(([one, times]) => [one.repeat(times)] as [string])
)
const asking = some({ action: strange, required: fc.array(strange), optional: fc.array(strange) })
const invalidArguments = anyFault.filter(isInvalidArguments)
const saying = some({ verbosity })

export const ofWords: ReadonlyArray<Targets> = [
  targetsOf('@toolfault/words/action', action, {
    actionOf: {
      args: fc.tuple(fc.record({ asking, tool: strange })),
      via: (given: Parameters<typeof action.actionOf>[0]) => action.actionOf(given, en.asking),
      ...said
    }
  }),
  targetsOf('@toolfault/words/attempt', attempt, {
    progress: { args: fc.tuple(fault), ...said },
    raise: { args: fc.tuple(fault, saying) },
    retell: { args: fc.tuple(fault, strange) }
  }),
  targetsOf('@toolfault/words/digest', digest, {
    digest: {
      args: fc.oneof(
        fc.tuple(anyFault),
        fc.tuple(anyFault, some({ verbosity, baseUrl: strange, budget: fc.nat(3_000) }))
      ),
      ...said,
      holds: ([given, how], answer) => {
        if (how === undefined) bounded(given, textOf(answer))
      }
    }
  }),
  targetsOf('@toolfault/words/en', en, {}),
  targetsOf('@toolfault/words/escape', escaping, {
    atom: { args: texts, ...said, holds: settles(escaping.atom) },
    clean: { args: texts, ...said, holds: settles(escaping.clean) },
    code: { args: texts, ...said },
    line: { args: texts, ...said, holds: settles(escaping.line) },
    link: {
      args: fc.tuple(fc.oneof(strange, fc.webUrl()), fc.oneof(strange, fc.webUrl())),
      plain: 'always',
      read: (answer) => (answer === undefined ? [] : [textOf(answer)])
    },
    prose: { args: texts, ...said, holds: settles(escaping.prose) },
    toolName: { args: texts, ...said },
    toolNamed: { args: text, plain: 'always', holds: settles(escaping.toolNamed) },
    unrevealed: { args: texts, plain: 'always', holds: settles(escaping.unrevealed) }
  }),
  targetsOf('@toolfault/words/few', few, { few: { args: fc.tuple(fc.array(strange)) } }),
  targetsOf('@toolfault/words/join', join, {
    join: { args: fc.array(strange) },
    lead: { args: fc.tuple(strange, strange), plain: 'always' },
    stop: { args: text, plain: 'always', holds: settles(join.stop) }
  }),
  targetsOf('@toolfault/words/place', place, { place: { args: fc.tuple(path), ...said } }),
  targetsOf('@toolfault/words/points', points, { pointsOf: { args: fc.tuple(invalidArguments) } }),
  targetsOf('@toolfault/words/question', question, {
    asksForRetry: { args: text, plain: 'always' },
    authored: {
      args: fc.tuple(
        fc.dictionary(
          path.map((it) => it.join('/')),
          some({ question: strange })
        ),
        path
      )
    },
    question: { args: fc.oneof(fc.tuple(anyFault), fc.tuple(anyFault, saying)), ...said },
    startsAsQuestion: { args: text, plain: 'always' }
  }),
  targetsOf('@toolfault/words/readings', readings, {}),
  targetsOf('@toolfault/words/remark', remarks, {
    amends: { args: fc.tuple(remark), ...said },
    remark: { args: fc.tuple(remark), ...said }
  }),
  targetsOf('@toolfault/words/remedy', remedy, { remedy: { args: fc.tuple(advice), ...said } }),
  targetsOf('@toolfault/words/sentence', sentence, {
    sentence: { args: fc.oneof(fc.tuple(advice), fc.tuple(advice, saying)), ...said }
  })
]
