import { isSecret } from '@toolfault/advice/secret'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'

const test = suite('advice/look')

/** Whether a text looks secret, under a key that says nothing. */
const looks = (value: unknown, name = 'a'): boolean => isSecret([name], [], value)

const holds = (wanted: boolean, values: ReadonlyArray<unknown>, name = 'a'): void => {
  const wrong = values.filter((value) => looks(value, name) !== wanted)
  assert.equal(wrong, [])
}

// How issuers begin what they issue: the mark, how many signs must follow, and which. None is in use.
for (const [mark, least, signs] of [
  ['eyJ', 8, 'aZ7_-'],
  ['sk-', 8, 'aZ7_-'],
  ['sk_', 8, 'aZ7_-'],
  ['ghp_', 8, 'aZ7_'],
  ['gho_', 8, 'a'],
  ['ghs_', 8, 'a'],
  ['ghu_', 8, 'a'],
  ['ghr_', 8, 'a'],
  ['AKIA', 8, 'AZ7'],
  ['ASIA', 8, 'A'],
  ['AROA', 8, 'A'],
  ['AIDA', 8, 'A'],
  ['AIza', 8, 'aZ7_-'],
  ['pypi-', 8, 'aZ7_'],
  ['SG.', 16, 'aZ7_-'],
  ['npm_', 16, 'aZ7'],
  ['hf_', 16, 'a'],
  ['ntn_', 16, 'a'],
  ['Bearer ', 6, 'aZ7_+/=.-'],
  ['pk_live_', 0, 'a'],
  ['pk_test_', 0, 'a'],
  ['rk_live_', 0, 'a'],
  ['rk_test_', 0, 'a'],
  ['github_pat_', 0, 'a'],
  ['glpat-', 0, 'a'],
  ['xoxa-', 0, 'a'],
  ['xoxz-', 0, 'a'],
  ['xapp-', 0, 'a'],
  ['ya29.', 0, 'a'],
  ['shpat_', 0, 'a'],
  ['shpca_', 0, 'a'],
  ['shppa_', 0, 'a'],
  ['shpss_', 0, 'a'],
  ['dop_v1_', 0, 'a'],
  ['whsec_', 0, 'a'],
  ['dckr_pat_', 0, 'a'],
  ['lin_api_', 0, 'a']
] as const) {
  test(`${mark} and ${least} more is a secret, less is none, and so is the end of a word`, () => {
    for (const sign of signs) {
      holds(true, [`${mark}${sign.repeat(least)}`, `it is ${mark}${sign.repeat(least + 1)} here`])
    }
    if (least > 0) holds(false, [`${mark}${signs.charAt(0).repeat(least - 1)}`])
    holds(false, [
      `${mark.slice(1)}${signs.charAt(0).repeat(least)}`,
      `x${mark}${signs.charAt(0).repeat(least)}`,
      `${mark.slice(0, -1)}!${signs.charAt(0).repeat(least)}`
    ])
  })
}

test('marks of a few signs of a kind', () => {
  holds(true, ['-----BEGIN a', '123-45-6789', 'it is 123-45-6789.'])
  holds(false, [
    '----BEGIN a',
    '-----BEGIN',
    'xox1-',
    'xoxab-',
    'AKIAaaaaaaaa',
    'npm_aaaaaaaaaaaaaaa_'
  ])
  holds(false, [
    '1234-45-6789',
    '12-45-6789',
    '123-4-6789',
    '123-456-7890',
    '123-45-678',
    '123-45-67890'
  ])
  // Basic: letters alone may be words.
  holds(true, ['Basic aaaaa1', 'Basic aaaaa=', 'Basic aaaaaB', 'Basic +/=-_a1'])
  holds(false, ['Basic aaaaaa', 'Basic AAAAAb', 'Basic aaaa1', 'Basic aaaaaa 1', 'xBasic aaaaa1'])
  holds(true, [`Basic ${'a'.repeat(99)}1`])
  holds(false, [`Basic ${'a'.repeat(100)}1`])
})

test('the password in an address', () => {
  const of = (user: number, password: number): string =>
    `a://${'u'.repeat(user)}:${'p'.repeat(password)}@h`
  holds(true, [of(1, 1), of(256, 1), of(1, 256), 'a://u:p:q@h', 'a://a b://u:p@h'])
  holds(false, [of(0, 1), of(1, 0), of(257, 1), of(1, 257)])
  holds(false, [
    'a://u:p/q:r@h',
    'a://u v:p@h',
    'a://u:p q@h',
    'a://u/v:p@h',
    'a:/u:p@h',
    'a://u:p'
  ])
})

for (const word of [
  'passwd',
  'password',
  'pwd',
  'passphrase',
  'secret',
  'token',
  'apikey',
  'api-key',
  'api_key',
  'api key',
  'accesskey',
  'access-key',
  'access_key',
  'access key',
  'authorization',
  'PASSWORD'
]) {
  test(`${word} with a value behind it is a secret`, () => {
    for (const between of ['=', ':', '": "', "'='", '  =', '=  ', '  :  "', '" : ']) {
      holds(true, [`${word}${between}x`])
    }
    for (const after of [
      '',
      ' x',
      '=',
      ':',
      '==',
      '=:',
      '=""',
      "='",
      '   =x',
      '=   x',
      '""=x',
      '=""x'
    ]) {
      holds(false, [`${word}${after}`])
    }
  })
}

/** A number with its check digit by ISO/IEC 7812-1, annex B: from the right each second digit counts twice. */
const card = (digits: string): string => {
  const sum = Array.from(digits)
    .toReversed()
    .map((digit, at) => Number(digit) * (at % 2 === 0 ? 2 : 1))
    .reduce((all, value) => all + (value > 9 ? value - 9 : value), 0)
  return `${digits}${(10 - (sum % 10)) % 10}`
}
assert.is(card('411111111111111'), '4111111111111111')

const digits = '4539578763621486297'

test('a card has 13 to 19 digits, begins with 2 to 6, and has its check digit', () => {
  for (let length = 12; length <= 20; length++) {
    const number = card(`${digits}0`.slice(0, length - 1))
    assert.is(looks(number), length >= 13 && length <= 19, number)
    if (length <= 15) assert.is(looks(Number(number)), length >= 13, number)
  }
  for (const first of '0123456789') {
    const number = card(`${first}53957876362148`)
    assert.is(looks(number), '23456'.includes(first), number)
    for (let end = 0; end < 10; end++) {
      const other = `${number.slice(0, -1)}${end}`
      if (other !== number) holds(false, [other])
    }
  }
  const number = card(digits.slice(0, 15))
  const parts = number.match(/.{4}/g) ?? []
  holds(true, [parts.join(' '), parts.join('-'), `no. ${number}!`, number.split('').join(' ')])
  holds(false, [parts.join('  '), parts.join('.'), `${number.slice(0, -1)} x`, -Number(number)])
})

test('a long run that changes from letters to digits more than three times', () => {
  holds(true, [
    'abcdefghijklmnop1q2r',
    'abcdefghijklmnop1q2r.',
    'aaaaaaaaaaaaaeb1c2d3',
    '1q2r3abcdefghijklmno'
  ])
  // A letter less; three changes; seven signs.
  holds(false, ['abcdefghijklmno1q2r', 'abcdefghijklmnopq1r2', 'aaaaaaaaaaaaaab1c2d3'])
  holds(false, ['abcdefghij-klmnop1q2r', 'abcdefghij_klmnop1q2r', 'abcdefghij klmnop1q2r'])
})

test('a long run of capitals and small letters that change too often for words', () => {
  holds(true, ['aBaBaBaBaBaBaBaBaBaB', 'aBaBaBaBaB-aBaBaBaBaB', 'aBaBaBaBaB_aBaBaBaBaB'])
  // Ten changes in twenty letters are more than 0.45 of them, nine are not.
  holds(true, ['aBaBaBaBaBaaaaaaaaaa'])
  holds(false, ['aBaBaBaBaBBBBBBBBBBB', 'aBaBaBaBaBaBaBaBaBa'])
  // Capitals in a row count beside a digit alone.
  holds(true, ['ABCDEFGHIJKLMNOPQa1b'])
  holds(false, ['ABCDEFGHIJKLMNOPQabc', 'ABCDEFGHIJKLMNOPQRS1'])
})

for (const name of 'sha md5 hash commit digest checksum etag revision ref oid uuid SHA file_sha256'.split(
  ' '
)) {
  test(`hexadecimal digits under ${name} are no secret`, () => {
    holds(false, ['f3a1b2c4d5e6f7089a1b', 'F3A1B2C4D5E6F7089A1B'], name)
    holds(true, ['g3a1b2c4d5e6f7089a1b', 'f3a1b2c4d5e6f7089a1g'], name)
  })
}

test('hexadecimal digits under another name may be a secret', () => {
  holds(true, ['f3a1b2c4d5e6f7089a1b'])
})

test('a text is read up to 10 000 characters', () => {
  const mark = ['sk', 'aaaaaaaa'].join('-')
  holds(true, [`${' '.repeat(10_000 - mark.length)}${mark}`])
  holds(false, [`${' '.repeat(10_001 - mark.length)}${mark}`])
})

// What a key says, joined or apart.
for (const [firsts, seconds, never] of [
  [
    'api private access signing encryption master session auth license licence',
    ['key', 'keys'],
    ['keyboard', 'keysmith']
  ],
  [
    'access auth refresh bearer session api csrf xsrf',
    ['token'],
    ['tokens', 'tokenizer', 'tokenised']
  ],
  ['card account routing passport', ['number', 'num', 'no'], ['numbers', 'note', 'nums']],
  ['credit debit', ['card'], []],
  ['security verification recovery backup access auth time mfa 2fa', ['code', 'codes'], ['coder']],
  ['social', ['security'], []],
  ['seed', ['phrase'], []],
  ['connection', ['string'], []]
] as const) {
  test(`${firsts} before ${seconds[0]}`, () => {
    for (const first of firsts.split(' ')) {
      for (const second of seconds) {
        assert.ok(isSecret([`${first}${second}`], [], 'x'), `${first}${second}`)
        assert.ok(isSecret([`my_${first}_${second}`], [], 'x'), `${first}_${second}`)
      }
      for (const second of never) {
        assert.not(isSecret([`${first}${second}`], [], 'x'), `${first}${second}`)
      }
    }
  })
}

test('words of other scripts are words', () => {
  assert.ok(isSecret(['größeToken'], [], 'x') && isSecret(['ÖLToken'], [], 'x'))
  assert.not(isSecret(['größetoken'], [], 'x'))
})

test('a key is read up to 256 characters', () => {
  assert.ok(isSecret([`${'a'.repeat(250)}_token`], [], 'x'))
  assert.not(isSecret([`${'a'.repeat(251)}_token`], [], 'x'))
})

test('a mark of the schema is a keyword of its own, with a value', () => {
  const says = (schema: object): boolean => isSecret(['a'], [schema], 'x')
  for (const word of 'secret sensitive mask redact confidential writeOnly pii'.split(' ')) {
    assert.ok(says({ [word]: true }) && says({ [`is${word}`]: 'yes' }), word)
    assert.ok(says({ [`x-${word}`]: 0 }) && says({ [`X-our-${word}ed`]: '' }), word)
    assert.not(says({ [`x-case-${word}`]: true }) || says({ [`no${word}`]: true }), word)
    for (const nothing of [null, undefined, false, 'false', []]) {
      assert.not(says({ [word]: nothing }), word)
    }
  }
  assert.ok(says({ [`secret${'a'.repeat(249)}`]: true }))
  assert.not(says({ [`secret${'a'.repeat(250)}`]: true }))
  const many = (count: number): object =>
    Object.fromEntries([...Array.from({ length: count }, (_, at) => [`k${at}`, 1]), ['secret', 1]])
  assert.ok(says(many(999)))
  assert.not(says(many(1_000)))
  for (const format of ['password', 'secret', 'token', 'credential']) assert.ok(says({ format }))
})

test.run()
