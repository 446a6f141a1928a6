import type { Greeting } from './engine/greeting.js'
import { busyness } from './page/busy.js'
import { callView } from './page/call.js'
import { element, say } from './page/element.js'
import { engine } from './page/engine.js'
import { linking } from './page/link.js'
import { tabs } from './page/tabs.js'
import { offering } from './page/tools.js'
import { translateView } from './page/translate.js'
import { stateFrom } from './state/fragment.js'
import type { State } from './state/state.js'

const notice = element('notice', HTMLElement)
const views = {
  call: element('view-call', HTMLElement),
  translate: element('view-translate', HTMLElement)
}

/** Build the page once the engine has said what it has. */
const start = async (greeting: Greeting): Promise<void> => {
  let view: keyof typeof views = 'call'
  const turn = (to: string): void => {
    view = to === 'translate' ? 'translate' : 'call'
    for (const [name, place] of Object.entries(views)) place.hidden = name !== view
    row.choose(`tab-${view}`)
  }
  const state = (): State => ({
    ...(view === 'call' ? {} : { view }),
    ...call.state(),
    ...translate.state()
  })
  const keep = linking(state)
  const changed = (): void => {
    // What is shown is no longer what the link has led to.
    say(notice, '')
    keep()
  }
  const row = tabs(element('tab-call', HTMLElement).parentElement ?? document.body, (id) => {
    turn(id.slice('tab-'.length))
    changed()
  })
  const busy = busyness()
  const tools = offering(document.getElementById('tools')?.textContent ?? '')
  const translate = translateView(worker, greeting, changed, (is) => busy('translate', is))
  const call = callView(
    worker,
    greeting,
    tools,
    changed,
    (is) => busy('call', is),
    (wire, text) => {
      void translate.take(wire, text)
      turn('translate')
      element('tab-translate', HTMLElement).focus()
      changed()
    }
  )
  const open = async (fragment: string): Promise<void> => {
    const given = await stateFrom(fragment)
    say(notice, typeof given === 'string' ? given : '')
    const shown = typeof given === 'string' ? {} : given
    turn(shown.view ?? 'call')
    await Promise.all([call.show(shown), translate.show(shown)])
    document.documentElement.dataset['ready'] = 'yes'
  }
  // The address may be that of what was shown before once more, by when this is heard.
  addEventListener('hashchange', ({ newURL }) => void open(new URL(newURL).hash))
  await open(location.hash)
}

let isStarted = false
const worker = engine(
  document.getElementById('worker')?.textContent ?? '',
  (greeting) => {
    if (isStarted) return
    isStarted = true
    void start(greeting)
  },
  () => say(notice, 'The engine of this page cannot be started in this browser.')
)
