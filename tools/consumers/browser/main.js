// The page judges by ajv, writes on every wire, reads each back, and shows what a model would read.
import { judge } from '@toolfault/advice/judge'
import { read } from '@toolfault/protocols/translate/read'
import { wires, write } from '@toolfault/protocols/wires'
import { compile } from '@toolfault/validators/ajv'

const verdict = judge(compile)({ name: 'book', inputSchema: { required: ['city'] } }, {})
const kinds = wires.map((wire) => {
  const back = read(write(verdict, wire), wire)
  return back._tag === 'Right' && !back.right.value.valid && back.right.value.fault.kind
})
const isRead = kinds.every((kind) => kind === 'invalid_arguments')
document.querySelector('#answer').textContent = isRead
  ? `${kinds.length} wires: ${String(write(verdict, 'text'))}`
  : `not read: ${kinds.join()}`
