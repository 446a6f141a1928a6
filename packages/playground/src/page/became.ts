import { display } from '../editor/display.js'
import type { TranslateAsk, Translated } from '../engine/ask.js'
import type { Greeting } from '../engine/greeting.js'
import { choices, element } from './element.js'
import { type FormList, formList } from './form-list.js'
import { items } from './spoken.js'

/** What a wire becomes, and what is lost on the way. */
export interface Became {
  readonly wire: () => string
  readonly form: Pick<FormList, 'chosen' | 'told'>
  /** `undefined` while there is none. */
  readonly text: () => string | undefined
  /** Choose what is written; nobody is told. */
  readonly choose: (wire: string, form?: string) => void
  readonly show: (ask: TranslateAsk, answer: Translated) => void
  /** That nothing is written, and why: `state` is for whoever drives the page. */
  readonly none: (state: string, sentence: string) => void
}

/** Make it work. `again` is told of another wire and of another form. */
export const becoming = (greeting: Greeting, again: () => void): Became => {
  const to = element('to', HTMLSelectElement)
  const field = element('to-form-field', HTMLElement)
  const verdict = element('translated', HTMLElement)
  const result = display(element('became', HTMLElement), 'to-text', 'What it becomes')
  const form = formList(field, element('to-form', HTMLSelectElement), greeting, again)
  const say = (
    state: string,
    sentence: string,
    text?: string,
    loses: ReadonlyArray<string> = [],
    notes: ReadonlyArray<string> = []
  ): void => {
    verdict.dataset['state'] = state
    verdict.textContent = sentence
    result.show(text)
    list('lost', 'loses', loses)
    list('noted', 'notes', notes)
  }
  to.addEventListener('change', () => {
    form.show(to.value)
    again()
  })
  return {
    wire: () => to.value,
    form,
    text: result.text,
    choose: (wire, name) => {
      choices(to, greeting.wires, wire)
      form.show(to.value, name)
    },
    show: (ask, { loses, notes, text, way }) => {
      const by = way === '' ? '' : ` (${way})`
      const lost = loses.length === 0 ? ['Nothing.'] : loses.map((one) => `\`${one}\``)
      say('done', `Read as ${ask.from}, written as ${ask.to}${by}.`, text, lost, notes)
    },
    none: say
  }
}

/** A list that is not shown while nothing is in it. */
const list = (whole: string, id: string, sentences: ReadonlyArray<string>): void => {
  element(whole, HTMLElement).hidden = sentences.length === 0
  element(id, HTMLElement).replaceChildren(...items(sentences))
}
