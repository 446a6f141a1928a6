import { repairs } from '@toolfault/advice/repair'
import { invalidArguments } from '@toolfault/model'
import { digest } from '@toolfault/words/digest'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { adviceOf } from './advised.js'
import { closed, lineOf, text } from './lines.js'

const test = suite('advice/into-command')

const list = { type: 'array', items: text }
const run = closed({ command: text, cwd: text }, 'command')

// What is handed to a command is lost where it is only left out.
for (const [name, schema, value, lines] of [
  ['arguments', run, { command: 'git push', args: ['-n'] }, ['/args unexpected: wrap command']],
  [
    'a text of them',
    run,
    { command: 'git', arguments: 'push' },
    ['/arguments unexpected: wrap command']
  ],
  ['flags', run, { command: 'rm x', flags: ['-i'] }, ['/flags unexpected: wrap command']],
  [
    'options',
    run,
    { command: 'npm', options: ['--silent'] },
    ['/options unexpected: wrap command']
  ],
  [
    'but no options under names',
    run,
    { command: 'npm', options: { silent: true } },
    ['/options unexpected: remove']
  ],
  [
    'but of a command that may be left out, and was',
    closed({ command: text, cwd: text }),
    { cwd: '/', args: ['-n'] },
    ['/args unexpected: remove']
  ],
  [
    'of a list of words',
    closed({ cmd: list }),
    { cmd: ['ls'], args: ['-l'] },
    ['/args unexpected: wrap cmd']
  ],
  [
    'of one under another name',
    run,
    { cmd: 'ls', args: ['-l'] },
    ['/command missing: /cmd > /command', '/args unexpected: wrap command']
  ],
  [
    'and into no object of any keys beside it',
    closed({ command: text, metadata: { type: 'object' } }, 'command'),
    { command: 'git push', args: ['-n'] },
    ['/args unexpected: wrap command']
  ],
  ['but none at all', run, { command: 'ls', args: [] }, ['/args unexpected: remove']],
  ['but another key', run, { command: 'ls', user: 'x' }, ['/user unexpected: remove']],
  [
    'but of one of several that are listed',
    closed({ command: { enum: ['view', 'edit'] } }),
    { command: 'view', args: ['x'] },
    ['/args unexpected: remove']
  ],
  [
    'but of a command by its number',
    closed({ command: { type: 'integer' } }),
    { command: 1, args: ['x'] },
    ['/args unexpected: remove']
  ],
  [
    'but of two commands',
    closed({ command: text, startCommand: text }),
    { command: 'x', args: ['x'] },
    ['/args unexpected: remove']
  ],
  [
    'but where there is no command',
    closed({ path: text }),
    { args: ['x'] },
    ['/args unexpected: remove']
  ],
  [
    'but where they have a key of their own',
    closed({ command: text, arguments: list }),
    { command: 'ls', args: ['-l'] },
    ['/args unexpected: /args > /arguments']
  ]
] as const) {
  test(`what is handed to a command goes into it: ${name}`, () => {
    assert.equal(adviceOf(schema, value).map(lineOf), lines)
  })
}

test('it is said in a command, and no repair is known', () => {
  const value = { jobs: [{ command: 'ls', args: ['-l'] }] }
  const schema = closed({ jobs: { type: 'array', items: run } })
  const fault = { ...invalidArguments('t', { issues: [] }), advice: adviceOf(schema, value) }
  assert.match(digest(fault), 'put `jobs[0].args` into `jobs[0].command`')
  assert.equal(repairs(fault, { schema, value }), [])
})

test.run()
