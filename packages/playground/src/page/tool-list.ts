import type { State } from '../state/state.js'
import { element, say } from './element.js'
import type { Offered, Offering } from './tools.js'

/** The list of tools, and what of a case it decides. */
export interface ToolList {
  readonly onChoice: (chosen: (offered: Offered) => void) => void
  /** The definition is another now: it is the reader's own, or again that of a tool. */
  readonly edited: (definition: string) => void
  readonly state: (definition: string, args: string) => State
  /** Choose what a case names, and say which texts it shows. */
  readonly show: (state: State) => Pick<Offered, 'args' | 'definition'>
}

const OWN = 'own'

/** Fill the list: the server's tools, the real ones, and one's own. */
export const toolList = ({ real, served }: Offering): ToolList => {
  const list = element('tool', HTMLSelectElement)
  const source = element('source', HTMLElement)
  const all = [...served, ...real]
  const [first] = all
  const group = (label: string, options: ReadonlyArray<HTMLOptionElement>): void => {
    const made = document.createElement('optgroup')
    made.label = label
    made.append(...options)
    if (options.length > 0) list.append(made)
  }
  const option = ({ id, label }: Offered): HTMLOptionElement => new Option(label, id)
  group('This server', served.map(option))
  group('Real tools, each with a bad call', real.map(option))
  group('Yours', [new Option('A tool or schema of your own', OWN)])

  const found = (id: string | undefined): Offered | undefined => all.find((one) => one.id === id)
  const choose = (id: string): void => {
    list.value = id
    say(source, found(id)?.source ?? 'What you paste stays in this page.')
  }
  return {
    onChoice: (chosen) =>
      list.addEventListener('change', () => {
        choose(list.value)
        const offered = found(list.value)
        if (offered !== undefined) chosen(offered)
      }),
    edited: (definition) => {
      if (found(list.value)?.definition !== definition) choose(OWN)
    },
    state: (definition, args) => {
      const offered = found(list.value)
      if (offered === undefined) return { tool: OWN, definition, args }
      // Another server has other tools under the same number.
      if (served.includes(offered)) return { tool: offered.id, definition, args }
      return {
        ...(offered === first ? {} : { tool: offered.id }),
        ...(offered.args === args ? {} : { args })
      }
    },
    show: (state) => {
      const named = found(state.tool) ?? (state.definition === undefined ? first : undefined)
      const isOther = state.definition !== undefined && state.definition !== named?.definition
      const offered = isOther ? undefined : named
      choose(offered?.id ?? OWN)
      return {
        definition: offered?.definition ?? state.definition ?? '{}',
        args: state.args ?? offered?.args ?? '{}'
      }
    }
  }
}
