import { difference } from '../editor/difference.js'
import type { Checked, Offer } from '../engine/ask.js'
import { element, made } from './element.js'
import { spoken } from './spoken.js'

const grades: { readonly [grade in Offer['grade']]: string } = {
  certain: 'certain',
  likely: 'likely',
  guess: 'a guess'
}

/**
 * The repair of a call: each with its grade, those that are certain picked, the change as a difference. `pick`
 * is told which are picked, `apply` the repaired arguments. What comes back shows an answer, or nothing.
 */
export const repairing = (
  pick: (numbers: ReadonlyArray<number>) => void,
  apply: (args: string) => void
): ((answer: Pick<Checked, 'isValid' | 'mended' | 'offers'> | undefined) => void) => {
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
    whole.hidden = answer === undefined || answer.isValid
    if (answer === undefined || answer.isValid) return
    const { mended, offers } = answer
    // Who moves from box to box by keys keeps the focus.
    const known = boxes()
    if (known.length === offers.length && known.every((box, at) => box.name === nameOf(offers[at])))
      for (const [at, box] of known.entries()) box.checked = offers[at]?.isPicked === true
    else list.replaceChildren(...offers.map(offering))
    after = mended?.after
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

const remaining = ({ mended, offers }: Pick<Checked, 'mended' | 'offers'>): string => {
  if (offers.length === 0)
    return 'Nothing here can be mended without knowing more than the call and the schema say.'
  if (mended === undefined) return 'Nothing is picked: what is not certain is proposed only.'
  const { left } = mended
  if (left.length === 0) return 'After this the call is valid.'
  return `After this, ${left.length === 1 ? 'one thing is' : `${left.length} things are`} left: ${left.join('. ')}.`
}
