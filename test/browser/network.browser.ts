import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { address } from './served.js'
import { visit } from './visit.js'

const test = suite('browser/network')

const policy =
  /Content Security Policy|ERR_BLOCKED_BY_CSP|violates the following|Framing|frame-ancestors/

/** Each is a way out, or a way in, that the policy must close: `open` where it did not. */
const ways: Readonly<Record<string, string>> = {
  fetch: `fetch('${address}').then(() => 'open', () => 'shut')`,
  'an image': `new Promise((done) => {
    document.addEventListener('securitypolicyviolation', () => done('shut'))
    new Image().src = '${address}'
    setTimeout(() => done('open'), 2000)
  })`,
  'a beacon': `new Promise((done) => {
    document.addEventListener('securitypolicyviolation', () => done('shut'))
    navigator.sendBeacon('${address}', 'x')
    setTimeout(() => done('open'), 2000)
  })`,
  'a form': `new Promise((done) => {
    document.addEventListener('securitypolicyviolation', () => done('shut'))
    const form = document.createElement('form')
    form.action = '${address}'
    form.method = 'post'
    document.body.append(form)
    form.submit()
    setTimeout(() => done('open'), 2000)
  })`,
  'a script of markup': `new Promise((done) => {
    const script = document.createElement('script')
    script.textContent = 'window.ran = true'
    document.body.append(script)
    done(window.ran ? 'open' : 'shut')
  })`,
  'a frame': `new Promise((done) => {
    document.addEventListener('securitypolicyviolation', () => done('shut'))
    const frame = document.createElement('iframe')
    frame.src = '${address}'
    document.body.append(frame)
    setTimeout(() => done('open'), 2000)
  })`,
  'a request of a worker': `new Promise((done) => {
    const text = "fetch('${address}').then(() => postMessage('open'), () => postMessage('shut'))"
    const worker = new Worker(URL.createObjectURL(new Blob([text])))
    worker.onmessage = ({ data }) => done(data)
  })`
}

for (const [way, code] of Object.entries(ways)) {
  test(`${way} is shut`, () =>
    visit({ expected: policy }, async (page) => {
      assert.is(await page.evaluate(code), 'shut')
    }))
}

test.run()
