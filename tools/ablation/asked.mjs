// Bundled with and without a feature, and run; prints what MCP's answers are worth, as one line of JSON.
//   with --corpus it asks the corpus alone
import { ours, scoreOf } from '../../test/.dist/bench/guesses.js'
import { figuresOf } from '../../test/.dist/corpus/measure/figures.js'
import { measure } from '../../test/.dist/corpus/measure/measure.js'
import { readTruths } from '../../test/.dist/corpus/measure/truths.js'
import { injectionProbes, passedIn } from '../../test/.dist/hostile/injections.js'
import { secretProbes, shownIn } from '../../test/.dist/hostile/secrets.js'
import { judged, saidOf } from '../../test/.dist/hostile/wires.js'

const said = ({ schema, tool = 'send', value }) =>
  saidOf(judged(tool, schema, value)).find(({ wire }) => wire === 'mcp')

const shown = () =>
  secretProbes.filter((probe) => shownIn(JSON.stringify(said(probe).whole), probe).length > 0)

const passed = () =>
  injectionProbes.filter((probe) => {
    const tame = said(probe.call('k')).sentences
    return passedIn(said(probe.call(probe.text)).sentences, tame, probe).length > 0
  })

const figures = figuresOf(measure(readTruths(), ['mcp']))
const others = process.argv.includes('--corpus')
  ? {}
  : { ...scoreOf(ours), secrets: shown().length, injections: passed().length }
console.log(JSON.stringify({ ...figures, ...others }))
