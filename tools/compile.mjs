// Checks every type, writes the types of the packages and the JavaScript of the tests, and then lets
// emit.mjs make that of the packages.
import { spawnSync } from 'node:child_process'
import { bin, root } from './workspace.mjs'

// Each checker checks anew what they share, so that no more help than there are cores; and most of the work
// is that of Go's collector, which may wait until the heap is five times of what lives: the most it takes stays the same.
const checkers = ['--checkers', '2']
const env = { GOGC: '400', ...process.env }

const { status } = spawnSync(bin('tsc'), ['-b', ...checkers], { cwd: root, stdio: 'inherit', env })
if (status === 0) await import('./emit.mjs')
else process.exitCode = status ?? 1
