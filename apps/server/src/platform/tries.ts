/**
 * For work on many items, of which a bad one must not block the others (security.md section 12): failures are collected until everything
 * else is done.
 */
export class Tries {
  readonly #failures: unknown[] = [];

  async do(work: () => Promise<unknown>): Promise<void> {
    try {
      await work();
    } catch (error) {
      this.#failures.push(error);
    }
  }

  /** @throws Error with the first failure as its cause, for the alert */
  end(): void {
    const [cause] = this.#failures;
    if (cause !== undefined) throw new Error(`${this.#failures.length} of the tries failed`, { cause });
  }
}
