// Draws docs/arrows.svg from the manifests: who imports whom, without what follows from the rest.
// With --check it writes nothing and fails where the picture is not of today's manifests.
import { readFileSync, writeFileSync } from 'node:fs'
import { packages } from './workspace.mjs'

const out = new URL('../docs/arrows.svg', import.meta.url)

const folders = new Map(packages.map(({ folder, json }) => [json.name, folder]))
const uses = new Map(
  packages.map(({ folder, json }) => [
    folder,
    // What a page bundles is needed to build it alone.
    Object.keys({ ...json.devDependencies, ...json.dependencies }).flatMap(
      (name) => folders.get(name) ?? []
    )
  ])
)

const reach = (from) => new Set(uses.get(from).flatMap((to) => [to, ...reach(to)]))
const arrows = [...uses].flatMap(([from, to]) =>
  to
    .filter((one) => !to.some((other) => reach(other).has(one)))
    .sort()
    .map((one) => [from, one])
)
const depth = (folder) => Math.max(0, ...uses.get(folder).map((to) => depth(to) + 1))
// As near to its first user as can be: a long line would run behind other boxes.
const column = (folder) => {
  const users = [...uses.keys()].filter((other) => uses.get(other).includes(folder))
  return users.length === 0 ? depth(folder) : Math.min(...users.map(column)) - 1
}

const [wide, high, gapX, gapY, edge] = [112, 38, 56, 30, 16]
const columns = new Map()
for (const folder of [...uses.keys()].sort()) {
  columns.set(column(folder), [...(columns.get(column(folder)) ?? []), folder])
}
const tallest = Math.max(...[...columns.values()].map((column) => column.length))
const height = 2 * edge + tallest * high + (tallest - 1) * gapY
const width = 2 * edge + columns.size * wide + (columns.size - 1) * gapX
const places = new Map(
  [...columns].flatMap(([at, members]) => {
    const free = height - members.length * high - (members.length - 1) * gapY
    return members.map((folder, row) => [
      folder,
      { x: edge + at * (wide + gapX), y: free / 2 + row * (high + gapY) }
    ])
  })
)

const line = ([from, to]) => {
  const [a, b] = [places.get(from), places.get(to)]
  const [x1, y1, x2, y2] = [a.x, a.y + high / 2, b.x + wide + 5, b.y + high / 2]
  const [bend, near] = [gapX / 2, b.x + wide + gapX]
  return `  <path d="M${x1} ${y1} H${near} C${near - bend} ${y1} ${x2 + bend} ${y2} ${x2} ${y2}" marker-end="url(#head)"><title>${from} imports ${to}</title></path>`
}
const box = ([folder, { x, y }]) =>
  `  <rect x="${x}" y="${y}" width="${wide}" height="${high}" rx="7"/><text x="${x + wide / 2}" y="${y + high / 2 + 5}">${folder}</text>`

const said = arrows.map(([from, to]) => `${from} imports ${to}`).join(', ')
const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" aria-labelledby="said">
  <title id="said">Who imports whom: ${said}</title>
  <style>
    path { fill: none; stroke: #6b7280; stroke-width: 1.5 }
    rect { fill: #eef2ff; stroke: #4f46e5; stroke-width: 1.2 }
    text { font: 14px system-ui, sans-serif; fill: #1e1b4b; text-anchor: middle }
    marker path { fill: #6b7280; stroke: none }
    @media (prefers-color-scheme: dark) {
      path { stroke: #9ca3af } rect { fill: #1e1b4b; stroke: #818cf8 } text { fill: #eef2ff } marker path { fill: #9ca3af }
    }
  </style>
  <defs><marker id="head" viewBox="0 0 8 8" refX="6" refY="4" markerWidth="7" markerHeight="7" orient="auto"><path d="M0 0 L8 4 L0 8 z"/></marker></defs>
${arrows.map(line).join('\n')}
${[...places].map(box).join('\n')}
</svg>
`
if (!process.argv.includes('--check')) writeFileSync(out, svg)
else if (readFileSync(out, 'utf8') !== svg) {
  console.error('docs/arrows.svg is not of these manifests: npm run docs:table')
  process.exitCode = 1
}
