import { spawn } from 'node:child_process'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { files, forecast } from './files.js'
import { answersIn, bin, toolfault } from './toolfault.js'

const test = suite('cli/encodings')
const { file, remove } = files()
const tool = file('tool.json', forecast)
const call = ['check', '--tool', tool, '--args', '-', '--to', 'text']

/** The same arguments as a text editor, a shell or a language may save them. */
const args = '{"city": "Tromsø ☃ 😀", "days": "three"}\r\n'
const told =
  'Invalid arguments for tool get_forecast: `days` must be an integer, received a string of 5 characters: send an integer.\n'

const utf16 = (text: string): Buffer => Buffer.from(text, 'utf16le')
const swapped = (text: string): Buffer => utf16(text).swap16()

/** What PowerShell, Notepad, .NET and Java write beside plain UTF-8. */
const written: Readonly<Record<string, (text: string) => Buffer>> = {
  'UTF-8': (text) => Buffer.from(text),
  'UTF-8 with a mark': (text) => Buffer.from(`\ufeff${text}`),
  'UTF-16LE with a mark': (text) => utf16(`\ufeff${text}`),
  'UTF-16BE with a mark': (text) => swapped(`\ufeff${text}`),
  'UTF-16LE without one': utf16,
  'UTF-16BE without one': swapped
}

for (const [encoding, bytes] of Object.entries(written)) {
  test(`${encoding} is read, from standard input and of files`, async () => {
    assert.equal(await toolfault(call, { input: bytes(args) }), { code: 1, out: told, err: '' })
    const given = file('args.json', bytes(args))
    const tools = file('tools.json', bytes(JSON.stringify(forecast)))
    const run = await toolfault(['check', '--tool', tools, '--args', given, '--to', 'text'])
    assert.equal(run, { code: 1, out: told, err: '' })
  })

  test(`lines in ${encoding} are answered one by one`, async () => {
    const lines = ['Åre', 'Røros'].map((id) => `{"id":"${id}","schema":{},"args":"☃","to":[]}\r\n`)
    const { code, out } = await toolfault(['check', '--ndjson'], { input: bytes(lines.join('')) })
    assert.is(code, 0)
    assert.equal(answersIn(out), [
      { id: 'Åre', valid: true, wires: {} },
      { id: 'Røros', valid: true, wires: {} }
    ])
  })

  test(`a sentence in ${encoding} is translated`, async () => {
    const input = bytes('Unknown tool: snow\r\nThere is øl.\r\n')
    const { code, out } = await toolfault(['translate', '--from', 'text', '--to', 'fault'], {
      input
    })
    assert.is(code, 0)
    const guidance = 'There is øl.'
    assert.equal(JSON.parse(out), { version: 1, kind: 'unknown_tool', tool: 'snow', guidance })
  })
}

const latin1 = (text: string): Buffer => Buffer.from(text, 'latin1')

/** What is no text in any of them, which would be read with other characters than were meant. */
const refused: Readonly<Record<string, readonly [Buffer, RegExp]>> = {
  'Latin-1': [latin1('{"city":"Romé"}'), /"-" is no text in UTF-8: save it as UTF-8\n$/],
  'half of a character': [Buffer.from('{"city":"Rom\u00e9').subarray(0, -1), /no text in UTF-8/],
  'half a pair in UTF-16': [utf16('\ufeff{"city":"\ud83d"}'), /no text in UTF-8/],
  'UTF-32': [
    Buffer.from(Uint32Array.of(0xfeff, 0x7b, 0x7d).buffer),
    /not JSON: it has bytes of 0, so save it as UTF-8/
  ],
  'bytes of 0': [
    Buffer.from('{"city":\0"Rome"}'),
    /not JSON: it has bytes of 0, so save it as UTF-8/
  ]
}

for (const [what, [input, why]] of Object.entries(refused)) {
  test(`${what} ends with 2 and says what to change`, async () => {
    const { code, err, out } = await toolfault(call, { input })
    assert.equal([code, out], [2, ''])
    assert.match(err, why)
  })
}

test('a line in Latin-1 is answered in its place, and the next is read', async () => {
  const good = '{"id":1,"schema":{},"args":1,"to":[]}\n'
  const input = Buffer.concat([latin1('{"id":"é"}\n'), Buffer.from(good)])
  for (const command of ['check', 'translate']) {
    const answers = answersIn((await toolfault([command, '--ndjson'], { input })).out)
    assert.equal(answers[0], { id: null, error: 'the line is no text in UTF-8' })
    assert.is(answers.length, 2)
  }
})

test('a character that two chunks share is read, and a line that is not ended', async () => {
  const { code, out } = await dripped(Buffer.from('{"id":"ø","schema":{},"args":1,"to":[]}'))
  assert.equal([code, answersIn(out)], [0, [{ id: 'ø', valid: true, wires: {} }]])
})

test('JSON in the place of a file is told where to go', async () => {
  for (const json of ['{"city":1}', "'{city:1}'", ' [1]']) {
    const { code, err } = await toolfault(['check', '--tool', tool, '--args', json])
    assert.is(code, 2)
    assert.match(err, /there is no such file; JSON itself goes to standard input, which is -\n$/)
  }
})

/** Byte by byte. */
const dripped = async (
  bytes: Buffer
): Promise<{ readonly code: unknown; readonly out: string }> => {
  const child = spawn(process.execPath, [bin, 'check', '--ndjson'])
  let out = ''
  child.stdout.setEncoding('utf8').on('data', (text) => {
    out += String(text)
  })
  const ended = new Promise((done) => child.once('close', done))
  for (const byte of bytes) {
    child.stdin.write(Uint8Array.of(byte))
    await new Promise((done) => setTimeout(done, 2))
  }
  child.stdin.end()
  return { code: await ended, out }
}

test.after(remove)
test.run()
