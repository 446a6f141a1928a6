import { defaultKeymap, history, historyKeymap } from '@codemirror/commands'
import { json } from '@codemirror/lang-json'
import { bracketMatching } from '@codemirror/language'
import { type Diagnostic, lintKeymap, setDiagnostics } from '@codemirror/lint'
import { Compartment, EditorState, type Extension } from '@codemirror/state'
import { drawSelection, EditorView, keymap } from '@codemirror/view'
import { made, say } from '../page/element.js'
import { plainness } from './plain.js'
import { usual } from './usual.js'

/** An editor of JSON in the page. */
export interface Editor {
  readonly text: () => string
  /** Put another text in place of all; whoever listens is told. */
  readonly replace: (text: string) => void
  /** The same, and nobody is told. */
  readonly show: (text: string) => void
  /** Underline places of the text as it is now. */
  readonly underline: (places: ReadonlyArray<Diagnostic>) => void
}

/** Colours, and lines that are wrapped: what a text that is `plainness` says no to has to do without. */
const rich: Extension = [json(), EditorView.lineWrapping, bracketMatching()]

const isCalm = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches

/** Put an editor into a place of the page. `changed` is told of every change but those of `show`. */
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
  let isShowing = false
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
        if (!isShowing) changed()
      })
    ]
  })
  parent.after(why)
  const replace = (text: string): void => {
    if (text === view.state.doc.toString()) return
    view.dispatch({ changes: { from: 0, to: view.state.doc.length, insert: text } })
  }
  return {
    text: () => view.state.doc.toString(),
    replace,
    show: (text) => {
      isShowing = true
      replace(text)
      isShowing = false
    },
    underline: (places) => view.dispatch(setDiagnostics(view.state, [...places]))
  }
}
