import { defaultKeymap, history, historyKeymap } from '@codemirror/commands'
import { json } from '@codemirror/lang-json'
import { bracketMatching } from '@codemirror/language'
import { type Diagnostic, lintKeymap, setDiagnostics } from '@codemirror/lint'
import { Compartment, EditorState, type Extension } from '@codemirror/state'
import { drawSelection, EditorView, keymap } from '@codemirror/view'
import { theme } from './theme.js'

/** An editor of JSON in the page. */
export interface Editor {
  readonly text: () => string
  /** Put another text in place of all; whoever listens is told. */
  readonly replace: (text: string) => void
  /** Underline places of the text as it is now. */
  readonly underline: (places: ReadonlyArray<Diagnostic>) => void
}

/** What all editors have: words break, and Tab leaves. */
const usual = (id: string, label: string): Extension => [
  theme,
  EditorView.lineWrapping,
  // What may be edited is in the row of Tab by itself; not every tool that checks a page knows that.
  EditorView.contentAttributes.of({ id, 'aria-label': label, spellcheck: 'false', tabindex: '0' })
]

const isCalm = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches

/** Put an editor into a place of the page. `changed` is told of every change, also of `replace`. */
export const editor = (
  parent: HTMLElement,
  id: string,
  label: string,
  changed: () => void
): Editor => {
  const view = new EditorView({
    parent,
    extensions: [
      json(),
      usual(id, label),
      history(),
      drawSelection({ cursorBlinkRate: isCalm() ? 0 : 1_200 }),
      bracketMatching(),
      keymap.of([...defaultKeymap, ...historyKeymap, ...lintKeymap]),
      EditorView.updateListener.of((update) => {
        if (update.docChanged) changed()
      })
    ]
  })
  return {
    text: () => view.state.doc.toString(),
    replace: (text) => {
      if (text === view.state.doc.toString()) return
      view.dispatch({ changes: { from: 0, to: view.state.doc.length, insert: text } })
    },
    underline: (places) => view.dispatch(setDiagnostics(view.state, [...places]))
  }
}

/** A text that can be read and copied, in the same look. */
export const display = (
  parent: HTMLElement,
  id: string,
  label: string
): Pick<Editor, 'replace' | 'text'> => {
  const language = new Compartment()
  const view = new EditorView({
    parent,
    extensions: [language.of([]), usual(id, label), readOnly]
  })
  return {
    text: () => view.state.doc.toString(),
    replace: (text) => {
      view.dispatch({
        changes: { from: 0, to: view.state.doc.length, insert: text },
        // A sentence is no JSON with mistakes.
        effects: language.reconfigure(/^[[{]/.test(text) ? json() : [])
      })
      view.scrollDOM.scrollTop = 0
    }
  }
}

/** It takes the focus, so that it can be read and scrolled by keys, and no text. */
export const readOnly: Extension = [
  EditorState.readOnly.of(true),
  EditorView.editable.of(false),
  EditorView.contentAttributes.of({ 'aria-readonly': 'true' })
]
