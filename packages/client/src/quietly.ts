/** What an effect gives; `otherwise` for one that throws or rejects. Never rejects. */
export const quietly = async <A, B>(effect: () => A | Promise<A>, otherwise: B): Promise<A | B> => {
  try {
    return await effect()
  } catch {
    return otherwise
  }
}
