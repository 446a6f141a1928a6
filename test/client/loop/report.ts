import { measure } from '@toolfault/client/metrics'
import type { Tool } from '@toolfault/model'
import { files } from '../../cli/files.js'
import { serving } from '../../mcp-suite/serving.js'
import { loadCorpus } from './corpus.js'
import { decide, looped } from './looped.js'
import { plain } from './plain.js'
import { type Way, ways } from './ways.js'

/** The table of docs/client/README.md: the whole loop over the corpus, on every protocol. */
const { file, remove } = files()
const { cases, tools } = loadCorpus()
const server = await serving(file('corpus.json', tools), '--allow-execute')

const percent = (share = 0): string => (share * 100).toFixed(1)

console.log('| calls by | calls | second attempt | in the end | in questions | attempts, mean |')
console.log('|---|---:|---:|---:|---:|---:|')
const tell = async (way: Way, known: ReadonlyArray<Tool>, name = way.name): Promise<void> => {
  const runs = await looped(way, cases, known)
  const it = measure(runs.map(({ transcript }) => transcript))
  const cells = [
    name,
    it.threads,
    percent(it.secondAttemptSuccess),
    percent(it.retrySuccess),
    percent(it.questions),
    it.attemptsToSuccess?.mean.toFixed(3)
  ]
  console.log(`| ${cells.join(' | ')} |`)
}

for (const way of await ways(server.url, decide, tools)) {
  await tell(way, tools)
  await way.close()
}
const bare = await plain(tools)
await tell(bare, tools, `${bare.name}, explained by the client`)
await tell(bare, [], `${bare.name}, its texts alone`)
await bare.close()
await server.stop()
remove()
