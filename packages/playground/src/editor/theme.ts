import { HighlightStyle, syntaxHighlighting } from '@codemirror/language'
import type { Extension } from '@codemirror/state'
import { EditorView } from '@codemirror/view'
import { tags } from '@lezer/highlight'

/** Colours are those of the page, which knows whether it is dark. */
const look = EditorView.theme({
  '&': { color: 'var(--ink)', backgroundColor: 'var(--field)' },
  '.cm-scroller': { fontFamily: 'var(--mono)', lineHeight: '1.55', fontSize: '13px' },
  '.cm-content': { caretColor: 'var(--ink)', padding: '10px 0' },
  '.cm-line': { padding: '0 12px' },
  '&.cm-focused': { outline: '2px solid var(--accent)', outlineOffset: '-1px' },
  '.cm-cursor': { borderLeftColor: 'var(--ink)' },
  '&.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground, .cm-selectionBackground':
    { backgroundColor: 'var(--select)' },
  '.cm-tooltip': {
    color: 'var(--ink)',
    backgroundColor: 'var(--card)',
    border: '1px solid var(--line)',
    borderRadius: '8px',
    maxWidth: 'min(32rem, 90vw)'
  },
  '.cm-panels': { backgroundColor: 'var(--card)', color: 'var(--ink)' },
  '.cm-panel.cm-panel-lint ul [aria-selected]': {
    backgroundColor: 'var(--accent-wash)',
    color: 'var(--ink)'
  },
  '.cm-diagnostic': { padding: '6px 10px', fontFamily: 'var(--sans)', fontSize: '13px' },
  '.cm-diagnostic-error': { borderLeft: '3px solid var(--bad)' },
  '.cm-diagnostic-info': { borderLeft: '3px solid var(--soft)' },
  '.cm-lintRange-error': {
    backgroundImage: 'none',
    backgroundColor: 'var(--bad-wash)',
    textDecoration: 'underline wavy var(--bad)',
    textDecorationSkipInk: 'none',
    textUnderlineOffset: '3px'
  },
  '.cm-lintRange-info': {
    backgroundImage: 'none',
    textDecoration: 'underline dotted var(--soft)',
    textUnderlineOffset: '3px'
  },
  '.cm-lintPoint::after': { borderBottomColor: 'var(--bad)' },
  '.cm-changedLine, .cm-insertedLine': { backgroundColor: 'var(--good-wash)' },
  '.cm-deletedChunk': { backgroundColor: 'var(--bad-wash)', padding: '0 12px' },
  '&.cm-merge-b .cm-changedText, .cm-changedText': { background: 'var(--good-mark)' },
  '.cm-deletedChunk .cm-deletedText': { background: 'var(--bad-mark)' },
  '.cm-deletedChunk del, .cm-deletedText': { textDecoration: 'none' },
  '.cm-changeGutter': { width: '4px', paddingLeft: '0' },
  '.cm-changedLineGutter': { background: 'var(--good)' },
  '.cm-deletedLineGutter': { background: 'var(--bad)' },
  '.cm-collapsedLines': {
    background: 'var(--page)',
    color: 'var(--soft)',
    padding: '3px 12px',
    fontFamily: 'var(--sans)'
  },
  // The arrows that stand there are in few fonts.
  '.cm-collapsedLines::before, .cm-collapsedLines::after': { content: '"…"' },
  '.cm-gutters': { backgroundColor: 'transparent', border: 'none' }
})

const colours = HighlightStyle.define([
  { tag: tags.propertyName, color: 'var(--key)' },
  { tag: tags.string, color: 'var(--string)' },
  { tag: [tags.number, tags.bool, tags.null], color: 'var(--number)' },
  { tag: [tags.separator, tags.brace, tags.squareBracket], color: 'var(--soft)' }
])

/** How every editor of the page looks. */
export const theme: Extension = [look, syntaxHighlighting(colours)]
