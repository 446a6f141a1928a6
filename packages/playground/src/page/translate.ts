import { display, editor } from '../editor/editor.js'
import type { Greeting, TranslateAsk, Unusable } from '../engine/ask.js'
import { type Engine, STOPPED } from '../engine.js'
import { broken } from '../underline.js'
import { choices, element, paused, say } from './element.js'
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
  const revision = element('to-revision', HTMLSelectElement)
  const field = element('to-revision-field', HTMLElement)
  const guess = element('guess', HTMLButtonElement)
  const said = element('from-said', HTMLElement)
  const verdict = element('translated', HTMLElement)
  const became = element('became', HTMLElement)
  const lost = { whole: element('lost', HTMLElement), list: element('loses', HTMLElement) }
  const notes = { whole: element('noted', HTMLElement), list: element('notes', HTMLElement) }
  let isShowing = false

  const asked = (): TranslateAsk => ({
    kind: 'translate',
    text: arrived.text(),
    from: from.value,
    to: to.value,
    revision: revision.value
  })
  const work = async (): Promise<void> => {
    field.hidden = to.value !== greeting.revised
    const ask = asked()
    if (ask.text.trim() === '') {
      busy(false)
      return state('empty', 'Paste what a server answered.')
    }
    busy(true)
    const answer = await engine.ask(ask)
    if (answer === undefined || ask.text !== arrived.text()) return
    busy(false)
    if (answer.kind === 'translated') {
      const way = answer.way === '' ? '' : ` (${answer.way})`
      state('done', `Read as ${ask.from}, written as ${ask.to}${way}.`, answer.text)
      list(lost, answer.loses.length === 0 ? ['Nothing.'] : answer.loses.map((one) => `\`${one}\``))
      list(notes, answer.notes)
    } else if (answer.kind === 'unusable') unreadable(ask, answer)
    else state('unreadable', `${STOPPED}.`)
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

  for (const one of [from, to, revision]) one.addEventListener('change', again)
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
    isShowing = true
    arrived.replace(text)
    isShowing = false
    again()
  })
  const show: View['show'] = (given) => {
    choices(from, greeting.wires, given.from ?? FROM)
    choices(to, greeting.wires, greeting.wires.includes(given.to ?? '') ? (given.to ?? TO) : TO)
    choices(revision, greeting.revisions, greeting.latest)
    if (greeting.revisions.includes(given.toRevision ?? '')) revision.value = given.toRevision ?? ''
    isShowing = true
    arrived.replace(given.text ?? sample)
    isShowing = false
    return work()
  }

  return {
    state: () => ({
      ...(from.value === FROM ? {} : { from: from.value }),
      ...(to.value === TO ? {} : { to: to.value }),
      ...(revision.value === greeting.latest ? {} : { toRevision: revision.value }),
      ...(arrived.text() === sample ? {} : { text: arrived.text() })
    }),
    show,
    take: (wire, text) => show({ from: wire, to: wire === to.value ? FROM : to.value, text })
  }
}
