import { notifying } from '../contracts/notifying.js'
import { missing, mistyped, put, send, types } from '../points.js'
import type { Row } from '../row.js'

const mail = { email: 'ada@example.com', subject: 'Hello' }

export const rows: ReadonlyArray<Row> = [
  {
    name: 'a wrong type in the shape that was meant',
    contract: notifying,
    bad: { target: { ...mail, subject: 7 } },
    good: { target: { ...mail, subject: '7' } },
    advice: [mistyped('/target/subject', 'string', put('7'))],
    says: [
      '`target.subject` must be a string, received 7: send "7" in quotes (taken as "{ email, subject }" by its keys; other shapes: "{ phone, text }")'
    ]
  },
  {
    name: 'a key is missing in the shape that was meant',
    contract: notifying,
    bad: { target: { phone: '+39 011' } },
    good: { target: { phone: '+39 011', text: 'Hello' } },
    advice: [missing('/target/text', 'string')],
    says: [
      '`target.text` is missing: add `target.text` (string) (taken as "{ phone, text }" by its keys; other shapes: "{ email, subject }")'
    ]
  },
  {
    name: 'a union inside the shape that was meant',
    contract: notifying,
    bad: { target: { ...mail, delay: 'a day' } },
    good: { target: { ...mail, delay: 1 } },
    advice: [
      {
        path: '/target/delay',
        kind: 'type',
        expected: types('integer', 'null'),
        fix: send('integer', 'null')
      }
    ],
    says: [
      '`target.delay` must be an integer or null, received a string of 5 characters: send an integer or null (taken as "{ email, subject }" by its keys; other shapes: "{ phone, text }")'
    ]
  },
  {
    name: 'a text for one of several objects',
    contract: notifying,
    bad: { target: 'ada@example.com' },
    good: { target: mail },
    advice: [mistyped('/target', 'object')],
    says: [
      '`target` must be an object, received a string of 15 characters: send an object { email: string, subject: string, delay?: integer | null } | { phone: string, text: string }'
    ]
  }
]
