import { Settings } from 'typebox/system'

/** More errors than this nobody reads. */
export const CAP = 100_000

/**
 * Run with typebox's cap of 8 errors lifted. The cap is one setting for the whole process, and there is no
 * other way to lift it; it is put back before anything else can run.
 */
export const uncapped = <A>(run: () => A): A => {
  const { maxErrors } = Settings.Get()
  Settings.Set({ maxErrors: CAP })
  try {
    return run()
  } finally {
    Settings.Set({ maxErrors })
  }
}
