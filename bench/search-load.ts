export interface SearchOrder {
  port: number;
  clients: number;
  seconds: number;
  /** Sessions to search with alternately, because each has a rate limit. */
  cookies: string[];
  queries: string[];
}

/** Searches from a separate process, without a pause; returns the milliseconds of each. */
process.on('message', (order: SearchOrder) => {
  run(order).then(
    (milliseconds) => process.send?.(milliseconds, () => process.exit(0)),
    (error: unknown) => {
      console.error(error);
      process.exit(1);
    },
  );
});

async function run({ port, clients, seconds, cookies, queries }: SearchOrder): Promise<number[]> {
  const milliseconds: number[] = [];
  const until = performance.now() + seconds * 1000;
  let turn = 0;
  const client = async () => {
    while (performance.now() < until) {
      turn += 1;
      const begun = performance.now();
      const response = await fetch(`http://localhost:${port}/api/members?${queries[turn % queries.length] ?? ''}`, {
        headers: { cookie: cookies[turn % cookies.length] ?? '' },
      });
      const answer = await response.text();
      if (!response.ok) throw new Error(`${response.status}: ${answer}`);
      milliseconds.push(performance.now() - begun);
    }
  };
  await Promise.all(Array.from({ length: clients }, client));
  return milliseconds;
}
