import type { TranslateAsk } from '../engine/ask.js'
import type { Greeting } from '../engine/greeting.js'
import { arriving } from './arrived.js'
import { becoming } from './became.js'
import { element, paused } from './element.js'
import { type Engine, STOPPED } from './engine.js'
import { sample } from './sample.js'
import type { View } from './view.js'

/** What is read and written at first. */
const FROM = 'mcp'
const TO = 'oxp'

/** The view in which a wire is handed on, and what takes a wire into it. */
export interface TranslateView extends View {
  readonly take: (wire: string, text: string) => Promise<void>
}

/** Make the view work. `changed` is told of every change. */
export const translateView = (
  engine: Engine,
  greeting: Greeting,
  changed: () => void,
  busy: (isBusy: boolean) => void
): TranslateView => {
  let last: TranslateAsk | undefined

  const asked = (): TranslateAsk => ({
    kind: 'translate',
    text: arrived.text(),
    from: arrived.wire(),
    to: became.wire(),
    form: became.form.chosen()
  })
  const work = async (): Promise<void> => {
    const ask = asked()
    if (ask.text.trim() === '') {
      busy(false)
      arrived.mark(undefined)
      return became.none('empty', 'Paste what a server answered.')
    }
    busy(true)
    last = ask
    const answer = await engine.ask(ask)
    if (answer === undefined || ask !== last || ask.text !== arrived.text()) return
    busy(false)
    arrived.mark(answer.kind === 'unusable' ? answer : undefined)
    if (answer.kind === 'translated') became.show(ask, answer)
    else if (answer.kind === 'unusable') became.none('unreadable', 'There is nothing to write.')
    else became.none('unreadable', answer.kind === 'failed' ? answer.detail : `${STOPPED}.`)
  }
  const soon = paused(() => void work(), 120)
  const again = (): void => {
    changed()
    void work()
  }

  const became = becoming(greeting, again)
  const arrived = arriving(
    greeting.wires,
    () => {
      busy(true)
      changed()
      soon()
    },
    again
  )
  element('swap', HTMLButtonElement).addEventListener('click', () => {
    const [source, target] = [arrived.wire(), became.wire()]
    arrived.show(target, became.text() ?? arrived.text())
    became.choose(source)
    again()
  })
  const show: View['show'] = (given) => {
    const to = given.to ?? TO
    arrived.show(given.from ?? FROM, given.text ?? sample)
    became.choose(greeting.wires.includes(to) ? to : TO, given.toForm ?? '')
    return work()
  }

  return {
    state: () => ({
      ...(arrived.wire() === FROM ? {} : { from: arrived.wire() }),
      ...(became.wire() === TO ? {} : { to: became.wire() }),
      ...(became.form.told() === undefined ? {} : { toForm: became.form.chosen() }),
      ...(arrived.text() === sample ? {} : { text: arrived.text() })
    }),
    show,
    take: (wire, text) =>
      show({ from: wire, to: wire === became.wire() ? FROM : became.wire(), text })
  }
}
