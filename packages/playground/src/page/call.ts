import type { CheckAsk } from '../engine/ask.js'
import type { Greeting } from '../engine/greeting.js'
import { paused } from './element.js'
import { type Engine, STOPPED } from './engine.js'
import { giving } from './given.js'
import { repairing } from './repair.js'
import type { Offering } from './tools.js'
import { verdictCard } from './verdict.js'
import type { Onward, View } from './view.js'
import { wiring } from './wires.js'

const SLOW = `${STOPPED}: the schema is too costly for these arguments.`

/** The view in which a call is judged. */
export const callView = (
  engine: Engine,
  greeting: Greeting,
  offered: Offering,
  changed: () => void,
  busy: (isBusy: boolean) => void,
  onward: Onward
): View => {
  let picked: ReadonlyArray<number> | undefined
  let last: CheckAsk | undefined
  let shown: CheckAsk | undefined

  const asked = (): CheckAsk => ({
    kind: 'check',
    ...given.ask(),
    ...wires.state(),
    ...(picked === undefined ? {} : { picked })
  })
  /** Another text is there by the time that its question is asked. */
  const isOfNow = (ask: CheckAsk): boolean => {
    const { args, tool } = given.ask()
    return ask.tool === tool && ask.args === args
  }
  const judge = async (): Promise<void> => {
    busy(true)
    const ask = asked()
    last = ask
    const answer = await engine.ask(ask)
    if (answer === undefined || ask !== last || !isOfNow(ask)) return
    busy(false)
    shown = ask
    const checked = answer.kind === 'checked' ? answer : undefined
    given.mark(ask, answer.kind === 'unusable' ? answer : checked)
    if (checked !== undefined) verdict.show(checked)
    else if (answer.kind === 'unusable') verdict.none('unusable', uselessBy(answer.where))
    else if (answer.kind === 'failed') verdict.none('failed', answer.detail)
    else verdict.none('slow', SLOW)
    // It moves the focus to the verdict.
    repair(checked)
    wires.show(checked?.written)
  }
  const soon = paused(() => void judge(), 120)
  const again = (): void => {
    changed()
    void judge()
  }

  const verdict = verdictCard()
  const wires = wiring(greeting, again, onward)
  const given = giving(
    greeting,
    offered,
    () => {
      picked = undefined
      busy(true)
      changed()
      soon()
    },
    () => {
      picked = undefined
      again()
    },
    again
  )
  const repair = repairing(
    (numbers) => {
      picked = numbers
      void judge()
    },
    (text) => {
      // What is shown may be the repair of what stood there before.
      if (shown !== undefined && isOfNow(shown)) given.replace(text)
    }
  )

  return {
    state: () => ({ ...given.state(), ...wires.told() }),
    show: (state) => {
      picked = undefined
      given.show(state)
      wires.choose(state)
      return judge()
    }
  }
}

const uselessBy = (where: string): string =>
  `The ${where === 'tool' ? 'tool cannot be used' : 'arguments cannot be read'}, so the call was not judged.`
