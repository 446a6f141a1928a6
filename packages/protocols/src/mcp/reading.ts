import type { Fault } from '@toolfault/model'
import type { Note } from '../reading/notes.js'
import type { Recognised } from '../text/recognise.js'
import type { McpForm } from './write.js'

/** What one shape of answer was read as, before it is compared with what we write. */
export interface Reading {
  readonly fault: Fault
  readonly form: Omit<McpForm, 'read' | 'envelope'>
  readonly notes: ReadonlyArray<Note>
  readonly confidence?: Recognised['confidence']
}
