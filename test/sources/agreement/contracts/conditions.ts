interface Order {
  readonly coupon?: string | undefined
  readonly member?: string | undefined
  readonly notify?: string | undefined
  readonly phone?: string | undefined
  readonly express?: boolean | undefined
  readonly pickup?: boolean | undefined
}

/** A condition, and what its author says where a library has no word for it. */
interface Condition {
  readonly path: ReadonlyArray<string>
  readonly message: string
  readonly holds: (order: Order) => boolean
}

/** What JSON Schema says by keywords, and other libraries by a check. */
export const conditions = {
  member: {
    path: ['member'],
    message: 'a coupon needs a member',
    holds: ({ coupon, member }) => coupon === undefined || member !== undefined
  },
  phone: {
    path: ['phone'],
    message: 'a text message needs a phone',
    holds: ({ notify, phone }) => notify !== 'sms' || phone !== undefined
  },
  either: {
    path: [],
    message: 'an order is either express or picked up',
    holds: ({ express, pickup }) => express === undefined || pickup === undefined
  }
} as const satisfies { readonly [name: string]: Condition }

/** The conditions that an order does not meet. */
export const broken = (order: Order): ReadonlyArray<Condition> =>
  Object.values(conditions).filter(({ holds }) => !holds(order))

/** The same as both versions of zod want to be told. */
export const refused = (order: Order): ReadonlyArray<Refused> =>
  broken(order).map(({ message, path }) => ({ code: 'custom', message, path: [...path] }))

/** No interface: zod asks for a type that may have any other member. */
type Refused = { readonly code: 'custom'; readonly message: string; path: Array<string> }
