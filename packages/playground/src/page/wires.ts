import { display } from '../editor/editor.js'
import type { Greeting, Written } from '../engine/ask.js'
import type { Kept } from '../engine/keeps.js'
import type { State } from '../state/state.js'
import { choices, element, made, say } from './element.js'
import { tabs } from './tabs.js'
import type { Onward } from './view.js'

/** The wires of a verdict, one at a time. */
export interface Wires {
  readonly state: () => { readonly wire: string; readonly revision: string }
  /** What of it differs from how it is at first. */
  readonly told: () => State
  readonly choose: (state: State) => void
  readonly show: (written: Written | undefined) => void
}

/** Rows that say more than this are counted. */
const FEW = 6

/** The tabs of all wires, with what the chosen one says and keeps. `changed` is told of another choice. */
export const wiring = (greeting: Greeting, changed: () => void, onward: Onward): Wires => {
  const card = element('wired', HTMLElement)
  const list = element('wires', HTMLElement)
  const panel = element('wire', HTMLElement)
  const revision = element('revision', HTMLSelectElement)
  const field = element('revision-field', HTMLElement)
  const way = element('way', HTMLElement)
  const formless = element('formless', HTMLElement)
  const place = element('written', HTMLElement)
  const table = element('keeps', HTMLTableElement)
  const button = element('onward', HTMLButtonElement)
  const text = display(place, 'wire-text', 'What stands on the wire')
  const [first = greeting.revised] = greeting.wires
  let wire = first

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
  choices(revision, greeting.revisions, greeting.latest)

  const take = (name: string): void => {
    wire = greeting.wires.includes(name) ? name : first
    field.hidden = wire !== greeting.revised
    panel.setAttribute('aria-labelledby', `wire-${wire}`)
  }
  const row = tabs(list, (id) => {
    take(id.slice('wire-'.length))
    changed()
  })
  revision.addEventListener('change', changed)
  button.addEventListener('click', () => onward(wire, text.text()))

  return {
    state: () => ({ wire, revision: revision.value }),
    told: () => ({
      ...(wire === first ? {} : { wire }),
      ...(revision.value === greeting.latest ? {} : { revision: revision.value })
    }),
    choose: (state) => {
      take(state.wire ?? first)
      row.choose(`wire-${wire}`)
      choices(revision, greeting.revisions, state.revision ?? greeting.latest)
      if (!greeting.revisions.includes(state.revision ?? '')) revision.value = greeting.latest
    },
    show: (written) => {
      card.hidden = written === undefined
      if (written === undefined) return
      const { keeps, text: said } = written
      say(way, written.way)
      say(formless, said === undefined ? `${wire} has no form for this.` : '')
      place.hidden = said === undefined
      button.hidden = said === undefined
      table.hidden = said === undefined
      if (said !== undefined && said !== text.text()) text.replace(said)
      table.tBodies[0]?.replaceChildren(...keeps.map(rowOf))
    }
  }
}

const words: { readonly [kept in Kept['kept']]: string } = {
  whole: 'kept',
  part: 'in part',
  none: 'lost'
}

const rowOf = ({ field, kept, lost }: Kept): HTMLTableRowElement => {
  const row = made('tr')
  row.dataset['kept'] = kept
  const name = made('th')
  name.scope = 'row'
  name.append(made('code', field))
  const gone = made('td')
  for (const pointer of lost.slice(0, FEW)) gone.append(made('code', pointer, 'pointer'), ' ')
  if (lost.length > FEW) gone.append(`and ${lost.length - FEW} more`)
  row.append(name, made('td', words[kept]), gone)
  return row
}
