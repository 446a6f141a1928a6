import { own } from '@toolfault/model'
import { command, refuse } from './command.js'
import type { Terminal } from './terminal.js'
import { standardInput } from './tools.js'

const terminal: Terminal = {
  input: standardInput,
  output: process.stdout,
  errors: process.stderr,
  isColoured: process.stdout.isTTY === true && (process.env['NO_COLOR'] ?? '') === ''
}

process.stdout.on('error', (error) => {
  // A reader that has seen enough (`| head`) is no failure, and changes no verdict; a disk that is full is one.
  if (own(error, 'code') === 'EPIPE') process.exit()
  process.exit(refuse(terminal, `the answer cannot be written: ${String(own(error, 'code'))}`))
})

// Nobody reads the warnings: the end says all the same what became of the call, and a server goes on.
process.stderr.on('error', () => undefined)

const argv = process.argv.slice(2)
process.exitCode = await command(terminal, argv)

// Whom a probed server has started and left behind must not keep this program from its end.
if (argv[0] === 'probe')
  process.stderr.write('', () => process.stdout.write('', () => process.exit()))
