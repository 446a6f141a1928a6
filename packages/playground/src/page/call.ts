import { editor } from '../editor/editor.js'
import { broken, underlined } from '../editor/underline.js'
import type { CheckAsk, Checked, Greeting, Unusable } from '../engine/ask.js'
import { choices, element, paused, say } from './element.js'
import { type Engine, STOPPED } from './engine.js'
import { repairing } from './repair.js'
import { items, spoken } from './spoken.js'
import { toolList } from './tool-list.js'
import type { Offered } from './tools.js'
import type { Onward, View } from './view.js'
import { wiring } from './wires.js'

const SLOW = `${STOPPED}: the schema is too costly for these arguments.`

/** The view in which a call is judged. */
export const callView = (
  engine: Engine,
  greeting: Greeting,
  offered: { readonly real: ReadonlyArray<Offered>; readonly served: ReadonlyArray<Offered> },
  changed: () => void,
  busy: (isBusy: boolean) => void,
  onward: Onward
): View => {
  const validator = element('validator', HTMLSelectElement)
  const verdict = element('verdict', HTMLElement)
  const points = element('points', HTMLElement)
  const remarks = element('remarks', HTMLElement)
  const said = { tool: element('tool-said', HTMLElement), args: element('args-said', HTMLElement) }
  choices(validator, greeting.validators, '')

  const tool = toolList(offered)
  let picked: ReadonlyArray<number> | undefined
  let isShowing = false
  let last: CheckAsk | undefined

  const told = (): CheckAsk => ({
    kind: 'check',
    tool: definition.text(),
    args: args.text(),
    validator: validator.value,
    wire: wires.state().wire,
    form: wires.state().form,
    ...(picked === undefined ? {} : { picked })
  })
  /** Another text is there by the time that its question is asked. */
  const isOfNow = (ask: CheckAsk): boolean =>
    ask.tool === definition.text() && ask.args === args.text()
  const judge = async (): Promise<void> => {
    busy(true)
    const ask = told()
    last = ask
    const answer = await engine.ask(ask)
    if (answer === undefined || ask !== last || !isOfNow(ask)) return
    busy(false)
    if (answer.kind === 'checked') checked(ask, answer)
    else if (answer.kind === 'unusable') unusable(ask, answer)
    else if (answer.kind === 'failed') nothing('failed', answer.detail)
    else nothing('slow', SLOW)
  }
  const soon = paused(() => void judge(), 120)
  const touched = (): void => {
    if (isShowing) return
    picked = undefined
    busy(true)
    changed()
    soon()
  }
  const again = (): void => {
    changed()
    void judge()
  }

  const args = editor(element('args', HTMLElement), 'args-text', 'Arguments', touched)
  const definition = editor(
    element('definition', HTMLElement),
    'tool-text',
    'Tool or JSON Schema',
    () => {
      if (!isShowing) tool.edited(definition.text())
      touched()
    }
  )
  const wires = wiring(greeting, again, onward)
  const repair = repairing(
    (numbers) => {
      picked = numbers
      void judge()
    },
    (text) => {
      // What is shown may be the repair of what stood there before.
      if (last !== undefined && isOfNow(last)) args.replace(text)
    }
  )

  const state = (text: string, sentence: string): void => {
    verdict.dataset['state'] = text
    // The same sentence is not to be read out again.
    if (verdict.textContent !== sentence) verdict.textContent = sentence
  }
  const nothing = (name: string, sentence: string): void => {
    state(name, sentence)
    for (const place of Object.values(said)) say(place, '')
    points.replaceChildren()
    remarks.replaceChildren()
    args.underline([])
    definition.underline([])
    repair(undefined)
    wires.show(undefined)
  }
  const unusable = (ask: CheckAsk, answer: Unusable): void => {
    const isTool = answer.where === 'tool'
    nothing(
      'unusable',
      `The ${isTool ? 'tool cannot be used' : 'arguments cannot be read'}, so the call was not judged.`
    )
    say(isTool ? said.tool : said.args, answer.detail)
    if (isTool) definition.underline(broken(ask.tool, answer))
    else args.underline(broken(ask.args, answer))
  }
  const checked = (ask: CheckAsk, answer: Checked): void => {
    for (const place of Object.values(said)) say(place, '')
    definition.underline([])
    args.underline(underlined(ask.args, answer.marks))
    state(answer.isValid ? 'valid' : 'invalid', verdictOf(answer))
    points.replaceChildren(
      ...answer.points.map(({ kind, text }) => {
        const item = document.createElement('li')
        item.dataset['kind'] = kind
        item.append(...spoken(text))
        return item
      })
    )
    remarks.replaceChildren(...items(answer.remarks))
    repair(answer)
    wires.show(answer.written)
  }

  validator.addEventListener('change', again)
  tool.onChoice((chosen) => {
    isShowing = true
    definition.replace(chosen.definition)
    args.replace(chosen.args)
    isShowing = false
    picked = undefined
    again()
  })

  return {
    state: () => ({
      ...tool.state(definition.text(), args.text()),
      ...(validator.value === greeting.validators[0] ? {} : { validator: validator.value }),
      ...wires.told()
    }),
    show: (given) => {
      isShowing = true
      const { args: sent, definition: schema } = tool.show(given)
      definition.replace(schema)
      args.replace(sent)
      isShowing = false
      picked = undefined
      choices(validator, greeting.validators, given.validator ?? '')
      wires.choose(given)
      return judge()
    }
  }
}

const verdictOf = ({ isValid, more, points, text }: Checked): string => {
  if (isValid) return text
  const count = points.length + more
  const shown = more === 0 ? '' : ` The first ${points.length}:`
  return `The call fails: ${count === 1 ? 'one thing' : `${count} things`} to mend.${shown}`
}
