import { EditorState, type Extension } from '@codemirror/state'
import { EditorView } from '@codemirror/view'
import { theme } from './theme.js'

/** What all editors have: Tab leaves. */
export const usual = (id: string, label: string): Extension => [
  theme,
  // What may be edited is in the row of Tab by itself; not every tool that checks a page knows that.
  EditorView.contentAttributes.of({ id, 'aria-label': label, spellcheck: 'false', tabindex: '0' })
]

/** It takes the focus, so that it can be read and scrolled by keys, and no text. */
export const readOnly: Extension = [
  EditorState.readOnly.of(true),
  EditorView.editable.of(false),
  EditorView.contentAttributes.of({ 'aria-readonly': 'true' })
]
