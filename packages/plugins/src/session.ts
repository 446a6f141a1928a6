/**
 * Whose attempts are compared, as a hook of the author's says it. What is no text is nobody, since all
 * that is no text would be one and the same; and so is what a hook says that fails.
 */
export const sessionSaid = async (say: () => unknown): Promise<string | undefined> => {
  try {
    const session = await say()
    return typeof session === 'string' ? session : undefined
  } catch {
    return undefined
  }
}
