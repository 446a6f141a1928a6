import { advise } from '@toolfault/advice/advise'
import { type Fault, type Findings, invalidArguments } from '@toolfault/model'
import { encode } from '@toolfault/protocols/mcp'
import {
  fromStandardSchema,
  jsonSchemaOf,
  validate,
  validateAsync
} from '@toolfault/sources/standard-schema'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import * as z from 'zod'
import * as z3 from 'zod3'

const test = suite('sources/departure-date')

/** The sentences of the author of the tool (MCP SEP-1303, "Problem Statement"). */
const FORM = 'date must be in dd/mm/yyyy format'
const future = (now: Date): string =>
  `Dates must be in the future. Current date is ${formatDateFr(now)}`

const NOW = new Date(2025, 7, 8, 12)

const formatDateFr = (date: Date): string =>
  [date.getDate(), date.getMonth() + 1, date.getFullYear()]
    .map((part) => String(part).padStart(2, '0'))
    .join('/')

/** `NaN` for what is no date, and that is in no past. */
const parseDateFr = (text: string): Date => {
  const [day, month, year] = text.split('/').map(Number)
  return new Date(year ?? Number.NaN, (month ?? Number.NaN) - 1, day)
}

const isPast = (text: string): boolean => parseDateFr(text).getTime() < NOW.getTime()

const form = /^\d{2}\/\d{2}\/\d{4}$/

const schema4 = z.object({
  departureDate: z
    .string()
    .regex(form, FORM)
    .superRefine((text, context) => {
      if (isPast(text)) context.addIssue({ code: 'custom', message: future(NOW) })
    })
    .describe('Departure date in dd/mm/yyyy format')
})

const schema3 = z3.object({
  departureDate: z3
    .string()
    .regex(form, FORM)
    .superRefine((text, context) => {
      if (isPast(text)) context.addIssue({ code: 'custom', message: future(NOW) })
    })
    .describe('Departure date in dd/mm/yyyy format')
})

/** What the tool publishes: the regex can be said in it, the rule about the future cannot. */
const published = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  type: 'object',
  properties: {
    departureDate: {
      type: 'string',
      pattern: form.source,
      description: 'Departure date in dd/mm/yyyy format'
    }
  },
  required: ['departureDate']
}

type Arguments = { readonly departureDate: string }

/** A handler that knows the rule itself, and throws a fault. */
const book = ({ departureDate }: Arguments): string => {
  const message = !form.test(departureDate) ? FORM : isPast(departureDate) ? future(NOW) : undefined
  if (message === undefined) return `Booked for ${departureDate}.`
  throw invalidArguments('book_flight', {
    issues: [{ path: ['departureDate'], kind: 'rule', message }]
  })
}

/** How the tool answers a call: what the model reads, and whether it has to try again. */
interface Answer {
  readonly text: string
  readonly isError: boolean
}

const told = (fault: Fault, schema: unknown, value: Arguments): Answer => {
  const result = encode(advise(fault, { schema, value }))
  if (!('content' in result)) throw new TypeError('no result')
  assert.is(result.isError, true)
  const [block] = result.content
  return { text: block?.type === 'text' ? block.text : '', isError: true }
}

const judged =
  (check: (value: Arguments) => Findings, schema: unknown) =>
  (value: Arguments): Answer => {
    const findings = check(value)
    return findings.issues.length === 0
      ? { text: 'Booked.', isError: false }
      : told(invalidArguments('book_flight', findings), schema, value)
  }

const thrown = (value: Arguments): Answer => {
  try {
    return { text: book(value), isError: false }
  } catch (error) {
    // A border: what is thrown may be anything; this handler throws a fault.
    return told(error as Fault, published, value)
  }
}

const calls: ReadonlyArray<readonly [string, (value: Arguments) => Answer]> = [
  ['zod 4', judged((value) => validate(schema4, value), jsonSchemaOf(schema4))],
  ['zod 4, without its JSON Schema', judged((value) => validate(schema4, value), undefined)],
  ['zod 4, a JSON Schema by hand', judged((value) => validate(schema4, value), published)],
  ['zod 3', judged((value) => validate(schema3, value), published)],
  ['zod 3, without a JSON Schema', judged((value) => validate(schema3, value), undefined)],
  [
    'a ZodError',
    judged((value) => {
      const { error } = schema4.safeParse(value)
      return error === undefined ? { issues: [] } : fromStandardSchema(error, value)
    }, published)
  ],
  ['a rule that the handler throws', thrown]
]

for (const [name, call] of calls) {
  for (const departureDate of ['2026-12-12', '12.12.2026', 'dd/mm/yyyy', 'date', '']) {
    test(`${name}: of a malformed date ("${departureDate}") the author's sentence is whole`, () => {
      const { isError, text } = call({ departureDate })
      assert.is(isError, true)
      assert.ok(text.includes(FORM), text)
      assert.ok(text.includes('departureDate'), text)
    })
  }

  // Today is past as well, and its text stands in the sentence.
  for (const departureDate of ['12/12/2024', '08/08/2025']) {
    test(`${name}: of a past date (${departureDate}) the author's sentence is whole`, () => {
      const { isError, text } = call({ departureDate })
      assert.is(isError, true)
      assert.ok(text.includes('Dates must be in the future. Current date is 08/08/2025'), text)
      assert.ok(!text.includes(FORM), text)
    })
  }

  test(`${name}: the corrected call succeeds`, () => {
    assert.is(call({ departureDate: '12/12/2025' }).isError, false)
  })
}

test('the asynchronous way says the same', async () => {
  const value = { departureDate: '12/12/2024' }
  assert.equal(await validateAsync(schema4, value), validate(schema4, value))
  assert.equal(await validateAsync(schema4, { departureDate: '12/12/2025' }), { issues: [] })
})

test.run()
