import { json } from '@codemirror/lang-json'
import { unifiedMergeView } from '@codemirror/merge'
import { EditorView } from '@codemirror/view'
import { plainness } from './plain.js'
import { theme } from './theme.js'
import { readOnly } from './usual.js'

/** A longer text is not compared: that costs more than it shows. */
const LONGEST = 20_000

/** Show what has changed between two texts; false, and nothing, where they are too long for that. */
export const difference = (
  parent: HTMLElement,
  label: string
): ((before: string, after: string) => boolean) => {
  let view: EditorView | undefined
  return (before, after) => {
    view?.destroy()
    view = undefined
    if (before.length + after.length > LONGEST) return false
    if (plainness(before) + plainness(after) !== '') return false
    view = new EditorView({
      parent,
      doc: after,
      extensions: [
        json(),
        theme,
        EditorView.lineWrapping,
        EditorView.contentAttributes.of({ 'aria-label': label, tabindex: '0' }),
        readOnly,
        unifiedMergeView({
          original: before,
          mergeControls: false,
          collapseUnchanged: { margin: 2, minSize: 6 },
          diffConfig: { scanLimit: 500, timeout: 200 }
        })
      ]
    })
    return true
  }
}
