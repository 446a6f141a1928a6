import { fragmentOf } from '../state/fragment.js'
import type { State } from '../state/state.js'
import { element, paused } from './element.js'

/** Keep the address the link of what is shown, and copy it when asked; what comes back is told of a change. */
export const linking = (state: () => State): (() => void) => {
  const shared = element('shared', HTMLElement)
  const keep = async (): Promise<boolean> => {
    const fragment = await fragmentOf(state())
    if (fragment === undefined) return false
    try {
      history.replaceState(
        null,
        '',
        fragment === '' ? location.pathname + location.search : `#${fragment}`
      )
    } catch {
      // A browser allows only so many changes in a time; the next one is soon.
    }
    return true
  }
  const silent = paused(() => {
    shared.textContent = ''
  }, 4_000)
  const tell = (sentence: string): void => {
    shared.textContent = sentence
    silent()
  }
  const copy = async (): Promise<void> => {
    if (!(await keep())) return tell('Too large for a link')
    try {
      await navigator.clipboard.writeText(location.href)
      tell('Copied')
    } catch {
      tell('The address bar has the link')
    }
  }
  element('share', HTMLButtonElement).addEventListener('click', () => void copy())
  return paused(() => void keep(), 400)
}
