import { addressesOf, safeUrl } from '@toolfault/client/challenge'
import fc from 'fast-check'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'

const test = suite('client/address')

const reasonOf = (url: unknown, base?: string): string => {
  const address = safeUrl(url, base)
  return address.ok ? address.url : address.reason
}

test('https is let through, as a browser writes it', () => {
  assert.equal(safeUrl('https://Auth.Example.com/a/../b?x=1#y'), {
    ok: true,
    url: 'https://auth.example.com/b?x=1#y',
    origin: 'https://auth.example.com',
    host: 'auth.example.com',
    loopback: false,
    punycode: false
  })
})

// RFC 6761, section 6.3; W3C Secure Contexts, section 3.1; each spelling as the WHATWG URL parser reads it.
test('http is let through on this machine, however it is spelled', () => {
  for (const host of [
    'localhost',
    'LOCALHOST',
    'localhost.',
    'app.localhost',
    '127.0.0.1',
    '127.8.9.10',
    '127.1',
    '0x7f.1',
    '2130706433',
    '017700000001',
    '127.0.0.1.',
    '[::1]',
    '[0:0:0:0:0:0:0:1]'
  ]) {
    const address = safeUrl(`http://${host}:3000/x`)
    assert.ok(address.ok && address.loopback, host)
  }
})

test('http anywhere else is not, though it looks like this machine', () => {
  for (const host of [
    'example.com',
    'localhost.example.com',
    'notlocalhost',
    '127.0.0.1.nip.io',
    '128.0.0.1',
    '0.0.0.0',
    '[::ffff:127.0.0.1]',
    '[::]',
    '169.254.169.254',
    '2852039166'
  ]) {
    assert.is(reasonOf(`http://${host}/`), 'insecure', host)
  }
})

test('nothing else is shown', () => {
  const cases: ReadonlyArray<readonly [unknown, string]> = [
    [undefined, 'no_text'],
    [{ toString: () => 'https://a.example' }, 'no_text'],
    ['', 'malformed'],
    ['javascript:alert(1)', 'scheme'],
    ['JAVASCRIPT:alert(1)', 'scheme'],
    ['java\tscript:alert(1)', 'characters'],
    ['data:text/html,hi', 'scheme'],
    ['file:///etc/passwd', 'scheme'],
    ['ftp://a.example/', 'scheme'],
    ['myapp://open', 'scheme'],
    ['blob:https://a.example/1', 'scheme'],
    ['https://ann:pw@a.example/', 'credentials'],
    ['https://ann@a.example/', 'credentials'],
    ['https://:pw@a.example/', 'credentials'],
    ['https://good.example\\@evil.example/', 'characters'],
    ['https:\\\\evil.example', 'characters'],
    ['https:evil.example', 'malformed'],
    ['https:/evil.example', 'malformed'],
    ['https:///evil.example', 'malformed'],
    ['//evil.example/x', 'malformed'],
    ['https://', 'malformed'],
    ['https://a b.example/', 'characters'],
    [' https://a.example/', 'characters'],
    ['https://a.example/\u0000', 'characters'],
    ['https://a.example/\r\nx', 'characters'],
    ['https://a.example/\u202egpj', 'characters'],
    ['https://xn--a/', 'malformed'],
    ['https://ex\u0430mple.com/', 'characters'],
    ['https://[::1', 'malformed'],
    ['https://a.example:99999/', 'malformed'],
    [`https://a.example/${'a'.repeat(8_000)}`, 'too_long'],
    ['/settings', 'malformed'],
    ['settings', 'malformed']
  ]
  for (const [url, reason] of cases) assert.is(reasonOf(url), reason, String(url))
})

test('a host that may look like another one is marked', () => {
  const address = safeUrl('https://login.xn--exmple-cua.com/')
  assert.ok(address.ok && address.punycode)
})

// Row A15.
test('a path is put behind its site, and nothing but its origin counts', () => {
  assert.is(reasonOf('/a?b', 'https://site.example/deep/x?y'), 'https://site.example/a?b')
  assert.is(reasonOf('/a', 'http://site.example'), 'insecure')
  assert.is(reasonOf('//evil.example/a', 'https://site.example'), 'malformed')
  assert.is(reasonOf('/a', 'javascript:x'), 'malformed')
  assert.is(
    reasonOf('/@evil.example', 'https://site.example'),
    'https://site.example/@evil.example'
  )
})

test('whatever is let through is https or here, is ASCII, and stays what it is', () => {
  const hosts = fc.oneof(
    fc.domain(),
    fc.ipV4(),
    fc.ipV6().map((ip) => `[${ip}]`),
    fc.string()
  )
  const texts = fc.oneof(
    fc.webUrl(),
    fc.string({ unit: 'binary' }),
    fc
      .tuple(
        fc.constantFrom('http', 'https', 'HTTP', 'ws', 'file'),
        fc.string(),
        hosts,
        fc.string()
      )
      .map(([scheme, user, host, path]) => `${scheme}://${user}@${host}/${path}`),
    fc.tuple(fc.constantFrom('http', 'https'), hosts).map(([scheme, host]) => `${scheme}://${host}`)
  )
  fc.assert(
    fc.property(texts, (text) => {
      const address = safeUrl(text)
      if (!address.ok) return
      assert.match(address.url, /^https?:\/\/[\x21-\x7e]+$/)
      assert.ok(address.url.startsWith('https:') || address.loopback)
      assert.not.match(address.url.split('/')[2] ?? '', '@')
      assert.equal(safeUrl(address.url), address)
    })
  )
})

const server = 'https://agent.example.com/tools/call'

// Seed 003, "Non-Normative Examples": the page is elsewhere, the check_url is the server's own.
test('the example of the text is followed', () => {
  const found = addressesOf(
    {
      id: 'challenge-123',
      url: 'https://oauth.example.com/oauth2/authorize',
      checkUrl: 'https://agent.example.com/oauth2/check'
    },
    { server }
  )
  assert.ok(found.ok)
  assert.is(found.page.host, 'oauth.example.com')
  assert.equal(found.check, { url: 'https://agent.example.com/oauth2/check', isOwn: true })
})

test('a check_url is the server’s own or allowed', () => {
  const why = (checkUrl: string, site = {}): unknown => {
    const found = addressesOf({ id: '1', url: 'https://page.example/', checkUrl }, site)
    return found.ok ? (found.check?.isOwn ?? 'none') : `${found.of} ${found.reason}`
  }
  assert.is(why('https://agent.example.com/c', { server }), true)
  assert.is(why('/c', { server }), true)
  for (const url of [
    'https://page.example/c',
    'https://agent.example.com:8443/c',
    'https://agent.example.com.evil.example/c',
    'https://169.254.169.254/latest/meta-data',
    'https://10.0.0.1/c',
    'https://localhost/c',
    'http://127.0.0.1:9200/_shutdown'
  ]) {
    assert.is(why(url, { server }), 'check_url foreign', url)
  }
  assert.is(why('http://169.254.169.254/', { server }), 'check_url insecure')
  assert.is(why('https://agent.example.com/c'), 'check_url foreign')
  assert.is(why('https://ok.example/c', { server, allow: ['https://ok.example'] }), false)
  assert.is(why('https://ok.example/c', { allow: ['https://ok.example/any/path', 7] }), false)
  assert.is(why('http://ok.example/c', { allow: ['http://ok.example'] }), 'check_url insecure')
})

test('a server that is elsewhere sends nobody to this machine', () => {
  const why = (site: object): unknown => {
    const found = addressesOf({ id: '1', url: 'http://localhost:8080/admin?delete=1' }, site)
    return found.ok || found.reason
  }
  assert.is(why({ server }), 'this_machine')
  assert.is(why({ server: 'nonsense' }), 'this_machine')
  assert.is(why({ server: 'http://127.0.0.1:3000' }), true)
  assert.is(why({ server, allow: ['http://localhost:8080'] }), true)
  // A server on standard input has no address, and runs here.
  assert.is(why({}), true)
})

// RFC 1122, section 3.2.1.3; RFC 4291, sections 2.5.2 and 2.5.5.2.
test('nor by an address that only leads here', () => {
  const why = (url: string): unknown => {
    const found = addressesOf({ id: '1', url }, { server })
    return found.ok || found.reason
  }
  for (const host of [
    '0.0.0.0',
    '0',
    '0.0.0.0:8443',
    '[::]',
    '[::]:8443',
    '[::ffff:127.0.0.1]',
    '[::ffff:127.255.0.9]:1',
    '[::ffff:0.0.0.0]',
    '[0:0:0:0:0:ffff:7f00:1]'
  ]) {
    assert.is(why(`https://${host}/`), 'this_machine', host)
  }
  for (const host of ['0.example', '[::ffff:8.8.8.8]', '[2001:db8::1]', '10.0.0.1']) {
    assert.is(why(`https://${host}/`), true, host)
  }
})

test('what is no challenge is refused', () => {
  for (const junk of [
    undefined,
    null,
    1,
    [],
    {},
    { url: 1 },
    new Proxy(
      {},
      {
        get: () => {
          throw new Error('no')
        }
      }
    )
  ]) {
    // A border: what a server sent may be anything.
    assert.equal(addressesOf(junk as never).ok, false)
  }
  const { proxy, revoke } = Proxy.revocable({}, {})
  revoke()
  assert.equal(addressesOf(proxy as never), { ok: false, of: 'url', reason: 'no_text' })
})

test.run()
