import { type InjectedCall, injectionProbes, passedIn } from '../hostile/injections.js'
import { type SecretProbe, secretProbes, shownIn } from '../hostile/secrets.js'
import { judged, type Said, saidOf } from '../hostile/wires.js'
import { against, type Budgeted } from './budgets.js'
import { type Call, callOf } from './call.js'
import { libraries, saysOf } from './libraries.js'
import { formatters } from './peers.js'
import type { Row, Table } from './table.js'

/** A call as everybody gets it. */
interface Put {
  readonly ajv: Call
  readonly wires: ReadonlyArray<Said>
}

const put = ({ schema, tool = 'send', value }: InjectedCall): Put => {
  const verdict = judged(tool, schema, value)
  return { ajv: callOf(schema, value, tool), wires: verdict === undefined ? [] : saidOf(verdict) }
}

/** What somebody says of a call, a text for each error; `undefined` when the call cannot be put. */
interface Speaker {
  readonly name: string
  readonly say: (call: Call) => ReadonlyArray<string> | undefined
}

const peers: ReadonlyArray<Speaker> = [
  { name: 'JSON.stringify(errors), verbose', say: ({ verbose }) => [JSON.stringify(verbose)] },
  ...formatters,
  ...libraries.map((library) => ({
    name: library.name,
    say: ({ schema, value }: Call) => {
      const text = saysOf(library, schema, value)
      return text === undefined ? undefined : [text]
    }
  }))
]

/** Of the probes that somebody can be put: how many show a secret. */
export const secrets = (): Table => {
  const calls = secretProbes.map((probe) => ({ probe, ...put(probe) }))
  const shows = (probe: SecretProbe, said: ReadonlyArray<string>): boolean =>
    shownIn(said.join('\n'), probe).length > 0
  const failed = calls.map(({ probe, wires }) =>
    wires.some(({ whole }) => shows(probe, [JSON.stringify(whole)]))
  )
  return {
    title: 'Secrets shown',
    note: `${secretProbes.length} calls that hold a secret, by key, schema, look or as plain text. Ours are taken whole, with all that programs read; peers by their texts.`,
    head: ['', 'shown', 'of'],
    rows: [
      oursOf(failed, 'secrets shown', calls[0]?.wires),
      ...peers.map(({ name, say }): Row => {
        const said = calls.flatMap(({ ajv, probe }) => {
          const texts = say(ajv)
          return texts === undefined ? [] : [shows(probe, texts)]
        })
        return [name, ...counts(said)]
      })
    ],
    measured: { 'secrets shown': amount(failed) }
  }
}

/** The same for texts from outside that add a line, an order, something unseen, a quote or a flood. */
export const injections = (): Table => {
  const calls = injectionProbes.map((probe) => ({
    probe,
    hostile: put(probe.call(probe.text)),
    tame: put(probe.call(probe.tame ?? 'k'))
  }))
  const failed = calls.map(({ hostile, probe, tame }) =>
    hostile.wires.some(
      ({ sentences, wire }, at) =>
        (probe.by === 'caller' || wire !== 'f7') &&
        passedIn(sentences, tame.wires[at]?.sentences ?? [], probe).length > 0
    )
  )
  return {
    title: 'Injections passed on',
    note: `${injectionProbes.length} texts from outside, as key, member, tag, description, value or tool name. Passed on: a line more, a line that begins with the order, a character that cannot be seen, a backtick, or more than 800 characters. F7 repeats what its validator quotes of a schema, word for word, by its own rule; those probes are not put to it.`,
    head: ['', 'passed on', 'of'],
    rows: [
      oursOf(failed, 'injections passed on', calls[0]?.hostile.wires),
      ...peers.map(({ name, say }): Row => {
        const passed = calls.flatMap(({ hostile, probe, tame }) => {
          const texts = say(hostile.ajv)
          return texts === undefined ? [] : [passedIn(texts, say(tame.ajv) ?? [], probe).length > 0]
        })
        return [name, ...counts(passed)]
      })
    ],
    measured: { 'injections passed on': amount(failed) }
  }
}

/** Ours is every wire at once: the worst of them counts. */
const oursOf = (
  failed: ReadonlyArray<boolean>,
  row: Budgeted,
  wires: ReadonlyArray<Said> = []
): Row => {
  const [bad, all] = counts(failed)
  return [`toolfault: ${wires.length} wires and forms`, against(amount(failed), row, bad), all]
}

const amount = (failed: ReadonlyArray<boolean>): number => failed.filter(Boolean).length

const counts = (failed: ReadonlyArray<boolean>): readonly [string, string] => [
  `${amount(failed)}`,
  `${failed.length}`
]
