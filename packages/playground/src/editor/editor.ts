import { defaultKeymap, history, historyKeymap } from '@codemirror/commands'
import { json } from '@codemirror/lang-json'
import { bracketMatching } from '@codemirror/language'
import { type Diagnostic, lintKeymap, setDiagnostics } from '@codemirror/lint'
import { Compartment, EditorState, type Extension } from '@codemirror/state'
import { drawSelection, EditorView, keymap } from '@codemirror/view'
import { made, say } from '../page/element.js'
import { plainness } from './plain.js'
import { theme } from './theme.js'

/** An editor of JSON in the page. */
export interface Editor {
  readonly text: () => string
  /** Put another text in place of all; whoever listens is told. */
  readonly replace: (text: string) => void
  /** Underline places of the text as it is now. */
  readonly underline: (places: ReadonlyArray<Diagnostic>) => void
}

/** What all editors have: Tab leaves. */
const usual = (id: string, label: string): Extension => [
  theme,
  // What may be edited is in the row of Tab by itself; not every tool that checks a page knows that.
  EditorView.contentAttributes.of({ id, 'aria-label': label, spellcheck: 'false', tabindex: '0' })
]

/** Colours, and lines that are wrapped: what a text that is `plainness` says no to has to do without. */
const rich: Extension = [json(), EditorView.lineWrapping, bracketMatching()]

const isCalm = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches

/** Put an editor into a place of the page. `changed` is told of every change, also of `replace`. */
export const editor = (
  parent: HTMLElement,
  id: string,
  label: string,
  changed: () => void
): Editor => {
  const looks = new Compartment()
  const why = made('p', '', 'hint')
  why.hidden = true
  let said = ''
  const view = new EditorView({
    parent,
    extensions: [
      looks.of(rich),
      // With the text itself: a moment later would be too late.
      EditorState.transactionExtender.of(({ docChanged, newDoc }) => {
        if (!docChanged) return null
        const before = said
        said = plainness(newDoc.toString())
        return (before === '') === (said === '')
          ? null
          : { effects: looks.reconfigure(said === '' ? rich : []) }
      }),
      usual(id, label),
      history(),
      drawSelection({ cursorBlinkRate: isCalm() ? 0 : 1_200 }),
      keymap.of([...defaultKeymap, ...historyKeymap, ...lintKeymap]),
      EditorView.updateListener.of((update) => {
        if (!update.docChanged) return
        say(why, said)
        changed()
      })
    ]
  })
  parent.after(why)
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
        effects: language.reconfigure(
          plainness(text) === '' ? [/^[[{]/.test(text) ? json() : [], EditorView.lineWrapping] : []
        )
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
