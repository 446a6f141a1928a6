import { display, editor } from '../editor/editor.js'
import { broken } from '../editor/underline.js'
import type { Greeting, TranslateAsk, Unusable } from '../engine/ask.js'
import { choices, element, paused, say } from './element.js'
import { type Engine, STOPPED } from './engine.js'
import { formList } from './form-list.js'
import { sample } from './sample.js'
import { items } from './spoken.js'
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
  const from = element('from', HTMLSelectElement)
  const to = element('to', HTMLSelectElement)
  const guess = element('guess', HTMLButtonElement)
  const said = element('from-said', HTMLElement)
  const verdict = element('translated', HTMLElement)
  const became = element('became', HTMLElement)
  const lost = { whole: element('lost', HTMLElement), list: element('loses', HTMLElement) }
  const notes = { whole: element('noted', HTMLElement), list: element('notes', HTMLElement) }
  let isShowing = false
  let last: TranslateAsk | undefined

  const asked = (): TranslateAsk => ({
    kind: 'translate',
    text: arrived.text(),
    from: from.value,
    to: to.value,
    form: forms.chosen()
  })
  const work = async (): Promise<void> => {
    const ask = asked()
    if (ask.text.trim() === '') {
      busy(false)
      return state('empty', 'Paste what a server answered.')
    }
    busy(true)
    last = ask
    const answer = await engine.ask(ask)
    if (answer === undefined || ask !== last || ask.text !== arrived.text()) return
    busy(false)
    if (answer.kind === 'translated') {
      const way = answer.way === '' ? '' : ` (${answer.way})`
      state('done', `Read as ${ask.from}, written as ${ask.to}${way}.`, answer.text)
      list(lost, answer.loses.length === 0 ? ['Nothing.'] : answer.loses.map((one) => `\`${one}\``))
      list(notes, answer.notes)
    } else if (answer.kind === 'unusable') unreadable(ask, answer)
    else state('unreadable', answer.kind === 'failed' ? answer.detail : `${STOPPED}.`)
  }
  const soon = paused(() => void work(), 120)
  const arrived = editor(
    element('arrived', HTMLElement),
    'from-text',
    'The wire, as JSON or as text',
    () => {
      if (isShowing) return
      busy(true)
      changed()
      soon()
    }
  )
  const result = display(became, 'to-text', 'What it becomes')

  const list = (place: typeof lost, sentences: ReadonlyArray<string>): void => {
    place.whole.hidden = sentences.length === 0
    place.list.replaceChildren(...items(sentences))
  }
  const state = (name: string, sentence: string, text?: string): void => {
    verdict.dataset['state'] = name
    verdict.textContent = sentence
    became.hidden = text === undefined
    if (text !== undefined) result.replace(text)
    say(said, '')
    guess.hidden = true
    arrived.underline([])
    list(lost, [])
    list(notes, [])
  }
  const unreadable = (ask: TranslateAsk, answer: Unusable): void => {
    state('unreadable', 'There is nothing to write.')
    say(said, answer.detail)
    arrived.underline(broken(ask.text, answer))
    if (answer.guess === undefined) return
    guess.dataset['wire'] = answer.guess
    guess.textContent = `Read it as ${answer.guess}`
    guess.hidden = false
  }
  const again = (): void => {
    changed()
    void work()
  }

  const forms = formList(
    element('to-form-field', HTMLElement),
    element('to-form', HTMLSelectElement),
    greeting,
    again
  )
  from.addEventListener('change', again)
  to.addEventListener('change', () => {
    forms.show(to.value)
    again()
  })
  guess.addEventListener('click', () => {
    from.value = guess.dataset['wire'] ?? from.value
    from.focus()
    again()
  })
  element('swap', HTMLButtonElement).addEventListener('click', () => {
    const text = became.hidden ? arrived.text() : result.text()
    const [source, target] = [from.value, to.value]
    from.value = target
    to.value = source
    forms.show(to.value)
    isShowing = true
    arrived.replace(text)
    isShowing = false
    again()
  })
  const show: View['show'] = (given) => {
    choices(from, greeting.wires, given.from ?? FROM)
    choices(to, greeting.wires, greeting.wires.includes(given.to ?? '') ? (given.to ?? TO) : TO)
    forms.show(to.value, given.toForm ?? '')
    isShowing = true
    arrived.replace(given.text ?? sample)
    isShowing = false
    return work()
  }

  return {
    state: () => ({
      ...(from.value === FROM ? {} : { from: from.value }),
      ...(to.value === TO ? {} : { to: to.value }),
      ...(forms.told() === undefined ? {} : { toForm: forms.chosen() }),
      ...(arrived.text() === sample ? {} : { text: arrived.text() })
    }),
    show,
    take: (wire, text) => show({ from: wire, to: wire === to.value ? FROM : to.value, text })
  }
}
