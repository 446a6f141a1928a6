// esbuild refuses a builtin of Node. Vite puts an empty module in its place and goes on, so look for
// what that leaves.
// ajv holds `require(` in texts of the code that it can print; what it would load there is its own.
import { readdirSync, readFileSync } from 'node:fs'
import { builtinModules } from 'node:module'

const builtin = new RegExp(
  `__vite-browser-external|["'\`]node:|require\\(["'\`](?:${builtinModules.join('|')})["'\`]`
)

const files = readdirSync('dist/assets').filter((file) => file.endsWith('.js'))
if (files.length === 0) throw new Error('nothing was bundled')
for (const file of files) {
  const found = builtin.exec(readFileSync(`dist/assets/${file}`, 'utf8'))
  if (found !== null) throw new Error(`${file} holds ${found[0]}`)
}
