/** The part of the load generator that is used; it declares nothing itself. */
declare module 'autocannon' {
  interface Result {
    readonly requests: { readonly average: number; readonly total: number }
    readonly errors: number
    readonly timeouts: number
    readonly non2xx: number
  }
  const autocannon: (options: object) => Promise<Result>
  export default autocannon
}
