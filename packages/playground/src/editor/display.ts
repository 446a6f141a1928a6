import { json } from '@codemirror/lang-json'
import { Compartment } from '@codemirror/state'
import { EditorView } from '@codemirror/view'
import { plainness } from './plain.js'
import { readOnly, usual } from './usual.js'

/** A text in the page that can be read and copied, in the look of an editor. */
export interface Display {
  /** `undefined` while none is shown. */
  readonly text: () => string | undefined
  /** Show a text; without one its place is hidden. */
  readonly show: (text: string | undefined) => void
}

/** Put a display into a place of the page. */
export const display = (parent: HTMLElement, id: string, label: string): Display => {
  const language = new Compartment()
  const view = new EditorView({
    parent,
    extensions: [language.of([]), usual(id, label), readOnly]
  })
  const text = (): string => view.state.doc.toString()
  return {
    text: () => (parent.hidden ? undefined : text()),
    show: (shown) => {
      parent.hidden = shown === undefined
      if (shown === undefined || shown === text()) return
      view.dispatch({
        changes: { from: 0, to: view.state.doc.length, insert: shown },
        // A sentence is no JSON with mistakes.
        effects: language.reconfigure(
          plainness(shown) === ''
            ? [/^[[{]/.test(shown) ? json() : [], EditorView.lineWrapping]
            : []
        )
      })
      view.scrollDOM.scrollTop = 0
    }
  }
}
