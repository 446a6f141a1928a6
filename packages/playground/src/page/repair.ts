import { difference } from '../editor/difference.js'
import type { Checked, Hindrance, Offer } from '../engine/ask.js'
import { element, made } from './element.js'
import { spoken } from './spoken.js'

const grades: { readonly [grade in Offer['grade']]: string } = {
  certain: 'certain',
  likely: 'likely',
  guess: 'a guess'
}

/** More that is left is counted only. */
const FEW = 5

/**
 * The repair of a call: each with its grade, those that are certain picked, the change as a difference. `pick`
 * is told which are picked, `apply` the repaired arguments. What comes back shows an answer, or nothing.
 */
export const repairing = (
  pick: (numbers: ReadonlyArray<number>) => void,
  apply: (args: string) => void
): ((answer: Pick<Checked, 'hindrance' | 'isValid' | 'mended' | 'offers'> | undefined) => void) => {
  const whole = element('repair', HTMLElement)
  const list = element('repairs', HTMLElement)
  const changes = element('diff', HTMLElement)
  const unmended = element('unmended', HTMLElement)
  const button = element('apply', HTMLButtonElement)
  const differ = difference(changes, 'The arguments, repaired')
  let after: string | undefined

  const boxes = (): ReadonlyArray<HTMLInputElement> => [...list.querySelectorAll('input')]
  list.addEventListener('change', () => {
    pick(boxes().flatMap((box, at) => (box.checked ? [at] : [])))
  })
  button.addEventListener('click', () => {
    if (after !== undefined) apply(after)
  })

  return (answer) => {
    const isDone = answer === undefined || answer.isValid
    // Whoever applied the last of them by keys stands at what came of it, not at the top of the page.
    if (isDone && whole.contains(document.activeElement)) element('verdict', HTMLElement).focus()
    whole.hidden = isDone
    if (answer === undefined || answer.isValid) return
    const { mended, offers } = answer
    // Who moves from box to box by keys keeps the focus.
    const known = boxes()
    if (known.length === offers.length && known.every((box, at) => box.name === nameOf(offers[at])))
      for (const [at, box] of known.entries()) box.checked = offers[at]?.isPicked === true
    else list.replaceChildren(...offers.map(offering))
    after = mended?.after
    button.hidden = offers.length === 0
    button.disabled = mended === undefined
    changes.hidden = mended === undefined || !differ(mended.before, mended.after)
    unmended.replaceChildren(...spoken(remaining(answer)))
  }
}

const offering = (offer: Offer): HTMLLIElement => {
  const item = made('li')
  const label = made('label')
  const box = made('input')
  box.type = 'checkbox'
  box.checked = offer.isPicked
  box.dataset['grade'] = offer.grade
  box.name = nameOf(offer)
  const text = made('span', '', 'changes')
  text.append(...offer.changes.map((change) => made('code', change)))
  label.append(box, made('span', grades[offer.grade], `grade ${offer.grade}`), text)
  item.append(label)
  return item
}

const nameOf = (offer: Offer | undefined): string =>
  offer === undefined ? '' : [offer.grade, ...offer.changes].join(' ')

const hindrances: { readonly [hindrance in Hindrance]: string } = {
  many: 'So many things are wrong that no repair is looked for.',
  rounded:
    'The arguments hold a number with more digits than a browser keeps, so nothing is applied here.'
}

const remaining = ({
  hindrance,
  mended,
  offers
}: Pick<Checked, 'hindrance' | 'mended' | 'offers'>): string => {
  if (hindrance !== undefined) return hindrances[hindrance]
  if (offers.length === 0) {
    return 'Nothing here can be mended without knowing more than the call and the schema say.'
  }
  if (mended === undefined) return 'Nothing is picked: what is not certain is only proposed.'
  const { left } = mended
  if (left.length === 0) return 'After this the call is valid.'
  const count = left.length === 1 ? 'one thing is' : `${left.length} things are`
  return `After this, ${count} left: ${left.slice(0, FEW).join('. ')}${left.length > FEW ? ' …' : '.'}`
}
