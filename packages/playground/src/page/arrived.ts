import { editor } from '../editor/editor.js'
import { broken } from '../editor/underline.js'
import type { Unusable } from '../engine/ask.js'
import { choices, element, say } from './element.js'

/** What arrived, and the wire that it is read as. */
export interface Arrived {
  readonly wire: () => string
  readonly text: () => string
  /** Show another; nobody is told. */
  readonly show: (wire: string, text: string) => void
  /** Say why it cannot be read, underline where, and offer what it may be; nothing where it can. */
  readonly mark: (unusable: Unusable | undefined) => void
}

/** Make it work. `edited` is told of what is typed, `again` of another wire. */
export const arriving = (
  wires: ReadonlyArray<string>,
  edited: () => void,
  again: () => void
): Arrived => {
  const from = element('from', HTMLSelectElement)
  const guess = element('guess', HTMLButtonElement)
  const said = element('from-said', HTMLElement)
  const place = element('arrived', HTMLElement)
  const text = editor(place, 'from-text', 'The wire, as JSON or as text', edited)
  from.addEventListener('change', again)
  guess.addEventListener('click', () => {
    from.value = guess.dataset['wire'] ?? from.value
    from.focus()
    again()
  })
  return {
    wire: () => from.value,
    text: text.text,
    show: (wire, shown) => {
      choices(from, wires, wire)
      text.show(shown)
    },
    mark: (unusable) => {
      const wire = unusable?.guess
      say(said, unusable?.detail ?? '')
      text.underline(unusable === undefined ? [] : broken(text.text(), unusable))
      guess.hidden = wire === undefined
      if (wire === undefined) return
      guess.dataset['wire'] = wire
      guess.textContent = `Read it as ${wire}`
    }
  }
}
