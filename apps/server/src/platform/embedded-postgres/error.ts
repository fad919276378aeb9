/** The embedded database cannot be used; the message is one line for the person who started it. */
export class EmbeddedPostgresError extends Error {
  override readonly name = 'EmbeddedPostgresError';
}

/** Runs work that writes below `folder`. @throws EmbeddedPostgresError that says what to do */
export async function writing<T>(folder: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (cause) {
    const { code } = cause as NodeJS.ErrnoException;
    if (code === undefined) throw cause;
    throw new EmbeddedPostgresError(`cannot write to ${folder} (${code}): set DATA_DIR to another folder`, { cause });
  }
}
