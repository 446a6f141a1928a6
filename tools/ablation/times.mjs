// What is left of the times of the bench when each part that can be left out is left out: no row that is above its
// budget even so can be met by doing less. Half a minute, on a machine that does nothing else.
//   npm run ablation:times
import { features } from './features.mjs'
import { times } from './figures.mjs'

const print = (cells) => console.log(`| ${cells.join(' | ')} |`)

const all = Object.assign({}, ...Object.values(features))
for (const [what, stubs] of Object.entries({ whole: {}, 'without all parts': all })) {
  const { fixtures, rows } = await times(stubs)
  if (stubs !== all) print(['× floor', '', ...fixtures])
  for (const { name, ratios } of rows) print([what, name, ...ratios.map((one) => one.toFixed(1))])
}
