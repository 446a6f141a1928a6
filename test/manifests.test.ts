import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { packages, read, root } from './house.js'

/** What npm, a bundler and a person need to know of a package, and what it must not do to them. */
const test = suite('manifests')

const home = 'https://github.com/toolfault/toolfault'

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

const names = new Set(packages.map(({ manifest }) => manifest.name))

test('there are packages', () => {
  assert.ok(packages.length >= 11)
})

for (const { folder, manifest } of packages) {
  test(`${manifest.name} says what a register and provenance ask for`, () => {
    assert.is(manifest['private'], undefined)
    assert.is(manifest['license'], 'MIT')
    assert.is(manifest['author'], 'the Toolfault developers')
    // Provenance is refused where this differs from the repository that publishes.
    assert.equal(manifest['repository'], {
      type: 'git',
      url: `git+${home}.git`,
      directory: `packages/${folder}`
    })
    assert.is(manifest['homepage'], `${home}/tree/main/packages/${folder}#readme`)
    assert.equal(manifest['bugs'], { url: `${home}/issues` })
    assert.match(String(manifest['description']), /^[A-Z].{20,100}[^.]$/)
    assert.ok(Array.isArray(manifest['keywords']) && manifest['keywords'].length > 3)
    assert.equal(manifest['engines'], { node: '>=20.19' })
    // Without provenance: an identity that only a hosted build has would be asked of a laptop as well.
    assert.equal(manifest['publishConfig'], { access: 'public' })
  })

  test(`${manifest.name} runs nothing when it is installed`, () => {
    assert.is(manifest['scripts'], undefined)
    assert.not.ok(existsSync(fileURLToPath(new URL(`packages/${folder}/binding.gyp`, root))))
  })

  test(`${manifest.name} is an ES module whose exports are listed, types first`, () => {
    assert.is(manifest['type'], 'module')
    assert.is(manifest['main'], undefined)
    for (const [key, target] of Object.entries(manifest.exports)) {
      assert.not.match(`${key} ${JSON.stringify(target)}`, /\*/)
      if (typeof target === 'string') assert.match(target, /^\.\/.+\.(?:json|html)$/)
      else if (isObject(target)) {
        // `default` and not `import`, so that `require` finds it too.
        assert.equal(Object.keys(target), ['types', 'default'])
        assert.is(String(target['types']).replace(/\.d\.ts$/, '.js'), target['default'])
      } else assert.unreachable(key)
    }
    const isCode = Object.values(manifest.exports).some(isObject)
    assert.is(manifest['sideEffects'], isCode ? false : undefined)
  })

  test(`${manifest.name} carries its licence, its readme and nothing of its tests`, () => {
    assert.is(read(`packages/${folder}/LICENSE`), read('LICENSE'))
    assert.ok(existsSync(fileURLToPath(new URL(`packages/${folder}/README.md`, root))))
    const may = ['bin', 'dist', 'src', 'page', 'schemas', '!dist/.tsbuildinfo']
    assert.equal(
      manifest.files.filter((file) => !may.includes(file)),
      []
    )
    assert.is(manifest.files.includes('dist'), manifest.files.includes('!dist/.tsbuildinfo'))
    // What is in dist points at its sources.
    assert.is(manifest.files.includes('dist'), manifest.files.includes('src'))
  })

  test(`${manifest.name} asks for its neighbours in the version that they have`, () => {
    for (const kind of ['dependencies', 'devDependencies', 'peerDependencies']) {
      const asked = manifest[kind]
      for (const [name, range] of isObject(asked) ? Object.entries(asked) : []) {
        if (names.has(name)) assert.is(range, manifest.version, name)
        else if (kind === 'dependencies') assert.match(String(range), /^[~^]\d/, name)
      }
    }
  })
}

test('all packages have one version, and the lock has it too', () => {
  assert.is(new Set(packages.map(({ manifest }) => manifest.version)).size, 1)
  const lock: unknown = JSON.parse(read('package-lock.json'))
  const entries = isObject(lock) && isObject(lock['packages']) ? lock['packages'] : {}
  for (const { folder, manifest } of packages) {
    const entry = entries[`packages/${folder}`]
    assert.is(isObject(entry) && entry['version'], manifest.version, folder)
  }
})

test('every file that a script of this checkout names is there', () => {
  const { scripts }: { readonly scripts: Readonly<Record<string, string>> } = JSON.parse(
    read('package.json')
  )
  const named = Object.values(scripts).flatMap(
    (script) => script.match(/[\w/.-]+\.m?js(?:on)?\b/g) ?? []
  )
  assert.ok(named.length > 10)
  assert.equal(
    named.filter((file) => !existsSync(fileURLToPath(new URL(file, root)))),
    []
  )
})

test('the command can be run as a file', () => {
  const bin = readFileSync(new URL('packages/cli/bin/toolfault.js', root), 'utf8')
  assert.match(bin, /^#!\/usr\/bin\/env node\n/)
})

test('changesets move exactly these packages, and all of them together', () => {
  const config: unknown = JSON.parse(read('.changeset/config.json'))
  assert.ok(isObject(config))
  const fixed: unknown = config['fixed']
  assert.ok(Array.isArray(fixed) && fixed.length === 1)
  assert.equal(new Set<unknown>(fixed[0]), names)
  assert.is(config['access'], 'public')
})

test.run()
