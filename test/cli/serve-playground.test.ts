import { readFileSync } from 'node:fs'
import { request } from 'node:http'
import { fileURLToPath } from 'node:url'
import { own } from '@toolfault/model'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { serving } from '../mcp-suite/serving.js'
import { type Came, send } from '../plugins/http/client.js'
import { files } from './files.js'

const test = suite('cli/serve-playground')
const { file, remove } = files()

const page = readFileSync(
  fileURLToPath(import.meta.resolve('@toolfault/playground/index.html')),
  'utf8'
)

/** What would end the element it stands in, begin another or a comment, or be taken for a pattern. */
const hostile = '</script><script>alert(1)</script><!--<script>]]>$&$`\u2028\ud800 "\''
const inputSchema = {
  type: 'object',
  properties: { [hostile]: { type: 'integer', description: hostile } }
}
const tools = file('tools.json', [{ name: hostile, description: hostile, inputSchema }])

const against = async (use: (url: string, told: string) => Promise<void>): Promise<void> => {
  const server = await serving(tools)
  try {
    await use(server.url, server.told)
  } finally {
    await server.stop()
  }
}

const get = (url: string, path: string, accept?: string, method = 'GET'): Promise<Came> =>
  send(url, path, { method, headers: accept === undefined ? {} : { accept } })

/** As Chromium asks for a page. */
const browser = 'text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,*/*;q=0.8'

test('a browser gets the page at the root, a program where everything is', () =>
  against(async (url, told) => {
    assert.match(told, `The playground is at ${url}/playground\n`)
    const [root, own1, other] = await Promise.all([
      get(url, '/', browser),
      get(url, '/playground'),
      get(url, '/', 'application/json')
    ])
    assert.is(root.text, own1.text)
    assert.is(root.headers['content-type'], 'text/html; charset=utf-8')
    assert.ok(Array.isArray(own(other.json, 'serves')))
    for (const { headers } of [root, other]) assert.is(headers['vary'], 'accept')
  }))

test('HEAD has the length and nothing more, and other methods find nothing', () =>
  against(async (url) => {
    const head = await get(url, '/playground', undefined, 'HEAD')
    const whole = await get(url, '/playground')
    assert.equal([head.status, head.text], [200, ''])
    assert.is(head.headers['content-length'], String(Buffer.byteLength(whole.text)))
    assert.is((await get(url, '/playground', browser, 'DELETE')).status, 404)
    assert.is((await get(url, '/playground/x', browser)).status, 404)
  }))

test('its policy allows no address and no script but its own, and nobody may frame it', () =>
  against(async (url) => {
    const { headers } = await get(url, '/playground')
    const policy = String(headers['content-security-policy'])
    const [, inPage] = /Content-Security-Policy" content="([^"]*)"/.exec(page) ?? []
    assert.is(policy, `${inPage}; frame-ancestors 'none'`)
    assert.match(policy, /^default-src 'none'; script-src 'sha256-[\w+/]{43}=' 'unsafe-eval'; /)
    assert.not.match(policy, /https?:|\*|connect-src|script-src[^;]*unsafe-inline/)
    assert.is(headers['x-content-type-options'], 'nosniff')
    assert.is(headers['referrer-policy'], 'no-referrer')
    assert.is(headers['access-control-allow-origin'], undefined)
  }))

test('the tools of the file are in it as data, which nothing in them can end', () =>
  against(async (url) => {
    const { text } = await get(url, '/playground')
    const [before = '', after = ''] = page.split('<!-- tools -->')
    const begin = '<script type="application/json" id="tools">'
    assert.ok(text.startsWith(before + begin))
    assert.ok(text.endsWith(`</script>${after}`))
    const data = text.slice(before.length + begin.length, -'</script>'.length - after.length)
    assert.not.match(data, /[<\ufffd]/)
    assert.equal(JSON.parse(data), [{ name: hostile, description: hostile, inputSchema }])
  }))

test('a page of another name, bound to this machine, does not get it', () =>
  against(async (url) => {
    const { hostname, port } = new URL(url)
    const status = await new Promise((resolve, reject) => {
      request({ hostname, port, path: '/playground', headers: { host: 'evil.example' } })
        .on('response', (response) => resolve(response.resume().statusCode))
        .on('error', reject)
        .end()
    })
    assert.is(status, 403)
  }))

test('the page itself is one file: no address in an attribute, each element closed once', () => {
  const markup = page.replace(/(<(script|style)[^>]*>)[\s\S]*?<\/\2>/g, '$1</$2>')
  assert.not.match(markup, /\b(?:src|href|action)="(?!data:|#)/)
  assert.equal(markup.match(/<script[^>]*>/g), [
    '<script type="text/plain" id="worker">',
    '<script>'
  ])
  assert.is(page.split('<!-- tools -->').length, 2)
})

test.after(remove)
test.run()
