import { display } from '../editor/display.js'
import type { Written } from '../engine/ask.js'
import type { Greeting } from '../engine/greeting.js'
import type { State } from '../state/state.js'
import { element, made, say } from './element.js'
import { formList } from './form-list.js'
import { keptRow } from './kept.js'
import { tabs } from './tabs.js'
import type { Onward } from './view.js'

/** The wires of a verdict, one at a time. */
export interface Wires {
  readonly state: () => { readonly wire: string; readonly form: string }
  /** What of it differs from how it is at first. */
  readonly told: () => State
  readonly choose: (state: State) => void
  readonly show: (written: Written | undefined) => void
}

/** The tabs of all wires, with what the chosen one says and keeps. `changed` is told of another choice. */
export const wiring = (greeting: Greeting, changed: () => void, onward: Onward): Wires => {
  const card = element('wired', HTMLElement)
  const list = element('wires', HTMLElement)
  const panel = element('wire', HTMLElement)
  const way = element('way', HTMLElement)
  const formless = element('formless', HTMLElement)
  const table = element('keeps', HTMLTableElement)
  const button = element('onward', HTMLButtonElement)
  const text = display(element('written', HTMLElement), 'written-text', 'What stands on the wire')
  const [first = ''] = greeting.wires
  let wire = first
  let shown = first

  list.append(
    ...greeting.wires.map((name) => {
      const tab = made('button', name)
      tab.type = 'button'
      tab.id = `wire-${name}`
      tab.setAttribute('role', 'tab')
      tab.setAttribute('aria-controls', panel.id)
      return tab
    })
  )
  const forms = formList(
    element('form-field', HTMLElement),
    element('form', HTMLSelectElement),
    greeting,
    changed
  )

  const take = (name: string, form?: string): void => {
    wire = greeting.wires.includes(name) ? name : first
    forms.show(wire, form)
    panel.setAttribute('aria-labelledby', `wire-${wire}`)
  }
  const row = tabs(list, (id) => {
    take(id.slice('wire-'.length))
    changed()
  })
  button.addEventListener('click', () => onward(shown, text.text() ?? ''))

  return {
    state: () => ({ wire, form: forms.chosen() }),
    told: () => {
      const form = forms.told()
      return { ...(wire === first ? {} : { wire }), ...(form === undefined ? {} : { form }) }
    },
    choose: (state) => {
      take(state.wire ?? first, state.form ?? '')
      row.choose(`wire-${wire}`)
    },
    show: (written) => {
      card.hidden = written === undefined
      if (written === undefined) return
      const { keeps, text: said } = written
      shown = wire
      say(way, written.way)
      say(
        formless,
        said === undefined ? `${wire} tells of failed calls alone, and this one goes through.` : ''
      )
      text.show(said)
      button.hidden = said === undefined
      table.hidden = said === undefined
      table.tBodies[0]?.replaceChildren(...keeps.map(keptRow))
    }
  }
}
