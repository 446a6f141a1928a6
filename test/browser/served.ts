import { files } from '../cli/files.js'
import { type Serving, serving } from '../mcp-suite/serving.js'

/** What would be markup, or a script, if it were not shown as text. */
export const hostile = `</script><img src=x onerror="window.owned=1"><script>window.owned=1</script><b>`

/** A tool whose every text is hostile. */
export const hostileTool: object = {
  name: hostile,
  title: hostile,
  description: hostile,
  inputSchema: {
    type: 'object',
    title: hostile,
    properties: {
      [hostile]: { type: 'integer', description: hostile },
      colour: { enum: [hostile, 'red'], description: hostile }
    },
    required: [hostile],
    additionalProperties: false
  }
}

/** A tool of which everything is plain. */
export const walk: object = {
  name: 'walk',
  description: 'Walk some steps',
  inputSchema: {
    type: 'object',
    properties: {
      steps: { type: 'integer', minimum: 1 },
      pace: { enum: ['slow', 'brisk'] }
    },
    required: ['steps'],
    additionalProperties: false
  }
}

const { file, remove } = files()
const server: Serving = await serving(file('tools.json', { tools: [hostileTool, walk] }))
process.once('disconnect', () => void server.stop().then(remove))

/** Where `toolfault serve` shows its page, with the two tools in it. */
export const address: string = `${server.url}/playground`
