// One file, for a platform that has nothing: bundled, and run with no package beside it.
import { judge } from '@toolfault/advice/judge'
import { failureOf } from '@toolfault/client/failure'
import { translate } from '@toolfault/protocols/translate'
import { wires, write } from '@toolfault/protocols/wires'
import { compile } from '@toolfault/validators/cfworker'

const decide = judge(compile)
const verdict = decide({ name: 'book', inputSchema: { required: ['city'] } }, {})
const sent = write(verdict, 'oxp')
for (const wire of wires) {
  const made = translate(sent, 'oxp', wire)
  if (made._tag === 'Left') throw new Error(`${wire}: ${JSON.stringify(made.left)}`)
  const kind = failureOf(made.right.wire, { wire })?.fault.kind
  if (kind !== 'invalid_arguments') throw new Error(`${wire} is read as ${kind}`)
}
