import type { Checked } from '../engine/ask.js'
import { element, made } from './element.js'
import { items, spoken } from './spoken.js'

/** What came of a call, in words. */
export interface VerdictCard {
  readonly show: (answer: Checked) => void
  /** That there is no verdict, and why: `state` is for whoever drives the page. */
  readonly none: (state: string, sentence: string) => void
}

/** The card of the verdict: its sentence, each thing to mend, and each warning. */
export const verdictCard = (): VerdictCard => {
  const verdict = element('verdict', HTMLElement)
  const points = element('points', HTMLElement)
  const remarks = element('remarks', HTMLElement)
  const state = (name: string, sentence: string): void => {
    verdict.dataset['state'] = name
    // The same sentence is not to be read out again.
    if (verdict.textContent !== sentence) verdict.textContent = sentence
  }
  return {
    show: (answer) => {
      state(answer.isValid ? 'valid' : 'invalid', verdictOf(answer))
      points.replaceChildren(
        ...answer.points.map(({ kind, text }) => {
          const item = made('li')
          item.dataset['kind'] = kind
          item.append(...spoken(text))
          return item
        })
      )
      remarks.replaceChildren(...items(answer.remarks))
    },
    none: (name, sentence) => {
      state(name, sentence)
      points.replaceChildren()
      remarks.replaceChildren()
    }
  }
}

const verdictOf = ({ isValid, more, points, text }: Checked): string => {
  if (isValid) return text
  const count = points.length + more
  const shown = more === 0 ? '' : ` The first ${points.length}:`
  return `The call fails: ${count === 1 ? 'one thing' : `${count} things`} to mend.${shown}`
}
