import { editor } from '../editor/editor.js'
import { broken, underlined } from '../editor/underline.js'
import type { CheckAsk, Checked, Unusable } from '../engine/ask.js'
import type { Greeting } from '../engine/greeting.js'
import type { State } from '../state/state.js'
import { choices, element, say } from './element.js'
import { toolList } from './tool-list.js'
import type { Offering } from './tools.js'

/** The call as it is given: a tool, its arguments, and the validator that is to judge. */
export interface Given {
  readonly ask: () => Pick<CheckAsk, 'args' | 'tool' | 'validator'>
  readonly state: () => State
  /** Show a case; nobody is told. */
  readonly show: (state: State) => void
  /** Put other arguments in place, as if they were typed. */
  readonly replace: (args: string) => void
  /** Underline what an answer found, and say beside an editor why its text is of no use. */
  readonly mark: (ask: CheckAsk, answer: Checked | Unusable | undefined) => void
}

/** Make it work. `edited` is told of what is typed, `chosen` of another tool, `again` of another validator. */
export const giving = (
  greeting: Greeting,
  offered: Offering,
  edited: () => void,
  chosen: () => void,
  again: () => void
): Given => {
  const validator = element('validator', HTMLSelectElement)
  const said = { tool: element('tool-said', HTMLElement), args: element('args-said', HTMLElement) }
  const list = toolList(offered)
  choices(validator, greeting.validators, '')

  const args = editor(element('args', HTMLElement), 'args-text', 'Arguments', edited)
  const tool = editor(
    element('definition', HTMLElement),
    'tool-text',
    'Tool or JSON Schema',
    () => {
      list.edited(tool.text())
      edited()
    }
  )
  const put = (texts: { readonly args: string; readonly definition: string }): void => {
    tool.show(texts.definition)
    args.show(texts.args)
  }
  validator.addEventListener('change', again)
  list.onChoice((one) => {
    put(one)
    chosen()
  })

  return {
    ask: () => ({ tool: tool.text(), args: args.text(), validator: validator.value }),
    state: () => ({
      ...list.state(tool.text(), args.text()),
      ...(validator.value === greeting.validators[0] ? {} : { validator: validator.value })
    }),
    show: (state) => {
      put(list.show(state))
      choices(validator, greeting.validators, state.validator ?? '')
    },
    replace: args.replace,
    mark: (ask, answer) => {
      const useless = answer?.kind === 'unusable' ? answer : undefined
      const isTool = useless?.where === 'tool'
      say(said.tool, isTool ? useless.detail : '')
      say(said.args, useless === undefined || isTool ? '' : useless.detail)
      tool.underline(isTool ? broken(ask.tool, useless) : [])
      if (answer?.kind === 'checked') args.underline(underlined(ask.args, answer.marks))
      else args.underline(useless === undefined || isTool ? [] : broken(ask.args, useless))
    }
  }
}
