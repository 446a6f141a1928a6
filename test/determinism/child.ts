// One Node that is asked: the script and the question come as JSON, the answer goes as JSON.
import { text } from 'node:stream/consumers'
import { runInThisContext } from 'node:vm'
import { type Asked, inEngine } from './engine.js'

// A border: in-node.ts writes this.
const { asked, script }: { readonly asked: Asked; readonly script: string } = JSON.parse(
  await text(process.stdin)
)
runInThisContext(script)
process.stdout.write(JSON.stringify(await inEngine(asked)))
