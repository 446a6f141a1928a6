/** What zod 3 and 4 call a format in a sentence, and in an issue (zod 4, locale `en`; zod 3, `invalid_string`). */
const names: ReadonlyMap<string, string> = /* @__PURE__ */ new Map([
  ...['email', 'url', 'uuid', 'datetime', 'date', 'time', 'duration', 'ip', 'cidr', 'cuid'].map(
    (name) => [name, name] as const
  ),
  ...['cuid2', 'ulid', 'emoji', 'nanoid', 'jwt', 'base64', 'base64url'].map(
    (name) => [name, name] as const
  ),
  ['email address', 'email'],
  ['UUIDv4', 'uuidv4'],
  ['UUIDv6', 'uuidv6'],
  ['UUIDv7', 'uuidv7'],
  ['GUID', 'guid'],
  ['URL', 'url'],
  ['UUID', 'uuid'],
  ['ULID', 'ulid'],
  ['XID', 'xid'],
  ['KSUID', 'ksuid'],
  ['JWT', 'jwt'],
  ['ISO datetime', 'datetime'],
  ['ISO date', 'date'],
  ['ISO time', 'time'],
  ['ISO duration', 'duration'],
  ['IPv4', 'ipv4'],
  ['IPv6', 'ipv6'],
  ['IPv4 address', 'ipv4'],
  ['IPv6 address', 'ipv6'],
  ['IPv4 range', 'cidrv4'],
  ['IPv6 range', 'cidrv6'],
  ['MAC address', 'mac'],
  ['base64 string', 'base64'],
  ['base64-encoded string', 'base64'],
  ['base64url-encoded string', 'base64url'],
  ['JSON string', 'json_string'],
  ['E.164 number', 'e164']
])

/** The format of a phrase of zod's. */
export const zodFormat = (phrase: string): string | undefined => names.get(phrase)
