export interface StreamOptions {
  open: (signal: AbortSignal) => Promise<Response>;
  /** Milliseconds by which the network delays the next chunk. */
  delay: () => number;
  /** Whether the next event comes twice. */
  stutters: () => boolean;
}

/** The browser's EventSource on a server's answer, through a network that delays and repeats. It does not reconnect by itself. */
export class TestEventSource extends EventTarget {
  readyState = 0;
  readonly #abort = new AbortController();

  constructor(options: StreamOptions) {
    super();
    this.#read(options).then(
      () => this.fail(),
      () => this.fail(),
    );
  }

  close(): void {
    this.readyState = 2;
    this.#abort.abort();
  }

  /** The connection is lost. */
  fail(): void {
    if (this.readyState === 2) return;
    this.close();
    this.dispatchEvent(new Event('error'));
  }

  async #read({ open, delay, stutters }: StreamOptions): Promise<void> {
    const response = await open(this.#abort.signal);
    if (!response.ok || !response.body || this.readyState === 2) throw new Error(`no stream: ${response.status}`);
    this.readyState = 1;
    this.dispatchEvent(new Event('open'));
    const reader = response.body.getReader();
    this.#abort.signal.addEventListener('abort', () => void reader.cancel().catch(() => {}));
    const decoder = new TextDecoder();
    let rest = '';
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      const pause = delay();
      if (pause > 0) await new Promise((resolve) => setTimeout(resolve, pause));
      const blocks = (rest + decoder.decode(value, { stream: true })).split('\n\n');
      rest = blocks.pop() ?? '';
      for (const block of blocks) for (let times = stutters() ? 2 : 1; times > 0; times -= 1) this.#take(block);
    }
  }

  #take(block: string): void {
    if (this.readyState !== 1) return;
    const valueOf = (name: string) =>
      block
        .split('\n')
        .find((line) => line.startsWith(`${name}: `))
        ?.slice(name.length + 2);
    const data = valueOf('data');
    if (data !== undefined)
      this.dispatchEvent(
        new MessageEvent(valueOf('event') ?? 'message', { data, lastEventId: valueOf('id') ?? this.#lastId }),
      );
    this.#lastId = valueOf('id') ?? this.#lastId;
  }

  #lastId = '';
}
