import * as assert from 'uvu/assert'
import { files } from '../../cli/files.js'
import { served } from '../../mcp-suite/serving.js'
import { type HandClock, handClock } from '../hand-clock.js'

/** A tool that `toolfault serve` runs by giving back its arguments. */
export const walk = {
  name: 'walk',
  inputSchema: {
    type: 'object',
    properties: { steps: { type: 'integer', minimum: 1 } },
    required: ['steps']
  }
}

/** Use `toolfault serve` with one tool, and leave nothing waiting. */
export const against = async (
  tool: object,
  flags: ReadonlyArray<string>,
  use: (url: string, clock: HandClock) => Promise<void>
): Promise<void> => {
  const { file, remove } = files()
  const server = await served(file('tools.json', { tools: [tool] }), ...flags)
  const clock = handClock()
  try {
    await use(server.url, clock)
    assert.is(clock.waiting(), 0)
  } finally {
    await server.stop()
    remove()
  }
}
