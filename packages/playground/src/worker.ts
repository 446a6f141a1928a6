import { wires } from '@toolfault/protocols/wires'
import type { Ask } from './engine/ask.js'
import { check } from './engine/check.js'
import { compilers } from './engine/compilers.js'
import type { Greeting } from './engine/greeting.js'
import { translation } from './engine/translation.js'
import { forms } from './engine/write.js'

const greeting: Greeting = {
  kind: 'ready',
  validators: [...compilers.keys()],
  wires,
  forms
}

/** Asks come from the page that started this, one at a time. */
addEventListener('message', ({ data }: MessageEvent<Ask>) => {
  postMessage(data.kind === 'check' ? check(data) : translation(data))
})

postMessage(greeting)
