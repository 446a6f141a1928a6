import { suite } from 'uvu'
import { runs } from './runs.js'
import { sameBytes } from './same-bytes.js'

const test = suite('determinism, long')

await sameBytes(
  test,
  runs(['alone', 'backwards', 'mixed'], ['some alone', 'backwards', 'forwards'])
)

test.run()
