import { once } from 'node:events'

/** Answer each line of standard input before the next is read, so that memory does not grow with their number. */
export const stream = async (answer: (line: string) => string): Promise<void> => {
  process.stdin.setEncoding('utf8')
  // Pieces, not one text that grows: a line of a hundred megabytes would be copied for each chunk.
  let pieces: Array<string> = []
  for await (const chunk of process.stdin) {
    const [head = '', ...lines] = String(chunk).split('\n')
    pieces.push(head)
    for (const next of lines) {
      const line = pieces.join('')
      pieces = [next]
      if (!process.stdout.write(`${answer(line)}\n`)) await once(process.stdout, 'drain')
    }
  }
  const last = pieces.join('')
  if (last !== '') process.stdout.write(`${answer(last)}\n`)
}
