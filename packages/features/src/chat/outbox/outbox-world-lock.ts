interface LockRequest {
  grant: () => void;
  reject: () => void;
}

/** For tests: a lock that the tabs of a browser share, and that one may steal from another (Web Locks). */
export class BrowserLock {
  #holder: LockRequest | undefined;
  readonly #waiting: LockRequest[] = [];

  /** Runs `run` while it has the lock. Rejects when the lock is stolen; `run` is not told. */
  hold(run: () => Promise<void>, signal: AbortSignal, steal: boolean): Promise<void> {
    return new Promise((resolve, reject) => {
      const request: LockRequest = {
        grant: () => {
          this.#holder = request;
          void Promise.resolve()
            .then(() => (signal.aborted ? undefined : run()))
            .then(() => this.#release(request))
            .then(resolve);
        },
        reject: () => reject(new DOMException('The lock was stolen, or the request for it withdrawn', 'AbortError')),
      };
      if (steal) {
        this.#holder?.reject();
        request.grant();
      } else if (this.#holder) {
        this.#waiting.push(request);
        signal.addEventListener('abort', () => this.#withdraw(request), { once: true });
      } else request.grant();
    });
  }

  #withdraw(request: LockRequest): void {
    const index = this.#waiting.indexOf(request);
    if (index < 0) return;
    this.#waiting.splice(index, 1);
    request.reject();
  }

  #release(request: LockRequest): void {
    if (this.#holder !== request) return;
    this.#holder = undefined;
    this.#waiting.shift()?.grant();
  }
}
