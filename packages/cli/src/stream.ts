import { isUtf8 } from 'node:buffer'
import { once } from 'node:events'
import { encodingOf } from './encoding.js'
import type { Terminal } from './terminal.js'

/** Answer each line of standard input before the next is read, so that memory does not grow with their number. */
export const stream = async (
  { input, output }: Terminal,
  answer: (line: string) => string
): Promise<void> => {
  const print = async (bytes: Buffer): Promise<void> => {
    const said = isUtf8(bytes) ? answer(bytes.toString()) : NO_TEXT
    if (!output.write(`${said}\n`)) await once(output, 'drain')
  }
  let toUtf8: ((chunk: Buffer) => Buffer) | undefined
  // Pieces, not one text that grows: a line of a hundred megabytes would be copied for each chunk.
  let pieces: Array<Buffer> = []
  for await (const chunk of input()) {
    toUtf8 ??= recoding(chunk)
    const bytes = toUtf8(chunk)
    let from = 0
    for (let at = bytes.indexOf(LF); at >= 0; at = bytes.indexOf(LF, from)) {
      pieces.push(bytes.subarray(from, at))
      await print(Buffer.concat(pieces))
      pieces = []
      from = at + 1
    }
    pieces.push(bytes.subarray(from))
  }
  const last = Buffer.concat(pieces)
  if (last.length > 0) await print(last)
}

const LF = 10

const NO_TEXT = JSON.stringify({ id: null, error: 'the line is no text in UTF-8' })

/** How the chunks of a stream become UTF-8, by the first of them. */
const recoding = (head: Buffer): ((chunk: Buffer) => Buffer) => {
  const encoding = encodingOf(head)
  if (encoding === 'utf-8') return (chunk) => chunk
  const decoder = new TextDecoder(encoding)
  return (chunk) => Buffer.from(decoder.decode(chunk, { stream: true }))
}
