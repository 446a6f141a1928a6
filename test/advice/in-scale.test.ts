import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { linesOf } from './judged.js'
import { closed, integer, text } from './lines.js'

const test = suite('advice/in-scale')

const byte = { ...integer, minimum: 0, maximum: 255 }
const share = { type: 'number', minimum: 0, maximum: 1 }
const said = { ...integer, description: 'Brightness (0-255)' }
const percent = { ...integer, description: 'Brightness, 0-255 or 0-100%' }
const gone = (key: string): string => `/${key} unexpected: remove`

for (const [name, schema, value, wanted] of [
  [
    'a percentage of what is missing and ends with 255',
    closed({ brightness: byte }, 'brightness'),
    { brightness_pct: 50 },
    ['/brightness missing: put 128', gone('brightness_pct')]
  ],
  [
    'of what may be left out',
    closed({ light: text, brightness: byte }, 'light'),
    { light: 'x', brightnessPercent: 100 },
    ['/brightnessPercent unexpected: remove, brightness 255']
  ],
  [
    'of a share',
    closed({ volume: share }, 'volume'),
    { volume_percent: 20 },
    ['/volume missing: put 0.2', gone('volume_percent')]
  ],
  [
    'of what its author says the scale of',
    closed({ brightness: said }, 'brightness'),
    { brightness_pct: 50 },
    ['/brightness missing: put 128', gone('brightness_pct')]
  ],
  ['in a text', closed({ volume: share }, 'volume'), { volume: '35%' }, ['/volume type: put 0.35']],
  [
    'not where its author says more than one',
    closed({ brightness: percent }, 'brightness'),
    { brightness_pct: 50 },
    ['/brightness missing: /brightness_pct > /brightness?']
  ],
  [
    'not of a scale of hundred',
    closed({ position: { ...integer, minimum: 0, maximum: 100 } }, 'position'),
    { position_pct: 50 },
    ['/position missing: /position_pct > /position?']
  ],
  [
    'not of more than all',
    closed({ brightness: byte }, 'brightness'),
    { brightness_pct: 150 },
    ['/brightness missing: /brightness_pct > /brightness?']
  ],
  [
    'not of a scale that begins elsewhere',
    closed({ brightness: { ...byte, minimum: 1 } }, 'brightness'),
    { brightness_pct: 50 },
    ['/brightness missing: /brightness_pct > /brightness?']
  ]
] as const) {
  test(name, () => assert.equal(linesOf(schema, value), wanted))
}

test.run()
