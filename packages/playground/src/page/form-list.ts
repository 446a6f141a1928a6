import type { Choice, Greeting } from '../engine/greeting.js'
import { choices } from './element.js'

/** The list of the forms of one wire, not shown where the wire has one alone. */
export interface FormList {
  /** Show those of a wire: chosen is the one that is named, else the one that was chosen of it before, else the usual one. */
  readonly show: (wire: string, name?: string) => void
  /** The name of the chosen one, `''` where there is none to choose. */
  readonly chosen: () => string
  /** The name of the chosen one where it is not the usual one. */
  readonly told: () => string | undefined
}

const none: Pick<Choice, 'names' | 'usual'> = { names: [], usual: '' }

const labels = { revision: 'Revision', shape: 'Shape' } as const

/** Make the list work. `changed` is told of another choice. */
export const formList = (
  field: HTMLElement,
  list: HTMLSelectElement,
  { forms }: Greeting,
  changed: () => void
): FormList => {
  const before = new Map<string, string>()
  let shown = ''
  list.addEventListener('change', () => {
    before.set(shown, list.value)
    changed()
  })
  return {
    show: (wire, name) => {
      shown = wire
      const found = forms.get(wire)
      field.hidden = found === undefined
      const { names, usual } = found ?? none
      const asked = name ?? before.get(wire) ?? usual
      choices(list, names, names.includes(asked) ? asked : usual)
      before.set(wire, list.value)
      for (const label of list.labels) label.textContent = labels[found?.differ ?? 'revision']
    },
    chosen: () => list.value,
    told: () => (list.value === (forms.get(shown)?.usual ?? '') ? undefined : list.value)
  }
}
