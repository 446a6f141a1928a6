// The API reference, from the docstrings of what the manifests export: one page for each subpath.
// TypeDoc needs the compiler's old API, so it runs on the TypeScript that is installed in docs/.
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { Application, OptionDefaults } from 'typedoc'
import { root } from '../../tools/workspace.mjs'
import { entries, modules } from './entries.mjs'
import { anchors } from './slug.mjs'
import { unnamed } from './unnamed.mjs'

const out = join(root, 'docs/api')

// What TypeScript cannot say of a type, for its JSON Schema (tools/schemas.mjs).
const schemaTags = [
  '@additionalProperties',
  '@asType',
  '@maxLength',
  '@maximum',
  '@minItems',
  '@minimum',
  '@pattern',
  '@propertyNames'
]

const app = await Application.bootstrapWithPlugins({
  plugin: ['typedoc-plugin-markdown'],
  tsconfig: join(root, 'docs/site/tsconfig.json'),
  // Sources see each other's sources, or a type of another package would not be the one documented.
  compilerOptions: {
    paths: Object.fromEntries(entries.map(({ name, source }) => [name, [source]]))
  },
  entryPoints: entries.map(({ source }) => source),
  name: 'API reference',
  readme: 'none',
  out,
  cleanOutputDir: false,
  basePath: root,
  disableGit: true,
  sourceLinkTemplate: '{path}#L{line}',
  packagesRequiringDocumentation: modules.map(({ name }) => name),
  // What comes from the language is named, and not described here.
  externalPattern: ['**/node_modules/**'],
  excludeExternals: true,
  validation: { invalidLink: true },
  blockTags: [...OptionDefaults.blockTags, ...schemaTags],
  excludeTags: [...OptionDefaults.excludeTags, ...schemaTags],
  router: 'module',
  excludeScopesInPaths: true,
  hideBreadcrumbs: true,
  hidePageHeader: true,
  useCodeBlocks: true
})

const nameOf = new Map(entries.map(({ name, source }) => [source, name]))
const sources = app.getEntryPoints() ?? []
const project = app.converter.convert(
  sources.map((entry) => ({
    ...entry,
    displayName: nameOf.get(entry.sourceFile.fileName) ?? entry.displayName
  }))
)
app.validate(project)

// A field needs a sentence only where its name does not say all; a name that is imported always does.
const documented = (name) =>
  name.hasComment() || name.signatures?.some((signature) => signature.hasComment())
for (const { children, name } of project.children ?? []) {
  for (const child of children ?? []) {
    if (!child.isReference() && !documented(child)) {
      app.logger.error(`${name}: ${child.name} has no docstring`)
    }
  }
}
if (project.children?.length !== entries.length) app.logger.error('a subpath has no page')
rmSync(out, { recursive: true, force: true })
await app.generateOutputs(project)

const pageOf = (name) => `${name.replace(/^@[^/]*\//, '')}.md`

const texts = new Map(
  (app.serializer.projectToObject(project, root).children ?? []).map((module) => {
    const page = join(out, pageOf(module.name))
    return [page, readFileSync(page, 'utf8') + unnamed(module, sources[0].program, modules)]
  })
)
const anchorsOf = new Map([...texts].map(([page, text]) => [page, new Set(anchors(text))]))

// Where TypeDoc numbers a name that stands once on its page, the number leads nowhere.
const mended = (page, text) =>
  text.replace(/\]\(([^)#\s]*)#([^)]+)-\d+\)/g, (link, path, name) => {
    const there = anchorsOf.get(path === '' ? page : join(dirname(page), path))
    return there?.has(link.slice(3 + path.length, -1)) ? link : `](${path}#${name})`
  })
for (const [page, text] of texts) writeFileSync(page, mended(page, text))

const line = ({ name }) => `- [\`${name}\`](${pageOf(name)})`
const section = ({ description, entries: own, name }) =>
  `## ${name}\n\n${description}.\n\n${own.map(line).join('\n')}\n`
const intro = 'Every name that can be imported, by the package and the subpath it is imported from.'
writeFileSync(
  join(out, 'README.md'),
  `# API reference\n\n${intro}\n\n${modules.map(section).join('\n')}`
)
if (app.logger.hasErrors() || app.logger.hasWarnings()) process.exitCode = 1
