import { QueryClient, type FetchQueryOptions, type QueryKey } from '@tanstack/react-query';

/** Milliseconds that what a link leads to is waited for while nobody has pressed it (NAV-09). */
const patience = 2_000;

/**
 * What loaders ask while a link is only pointed at: the same cache, in which what has not come 2 s after the beginning is given up. Its
 * requests end, and a press asks anew. Who has pressed meanwhile waits for what is on its way already.
 * @param href the address that is read ahead
 */
export const readAhead = (queryClient: QueryClient, href: string): QueryClient => new AheadClient(queryClient, href);

class AheadClient extends QueryClient {
  readonly #end = Date.now() + patience;
  readonly #address: string;

  constructor(queryClient: QueryClient, href: string) {
    super({ queryCache: queryClient.getQueryCache(), defaultOptions: queryClient.getDefaultOptions() });
    this.#address = href.replace(/#.*/, '');
  }

  override async fetchQuery<Data, Failure, Selected, Key extends QueryKey, Param = never>(
    options: FetchQueryOptions<Data, Failure, Selected, Key, Param>,
  ): Promise<Selected> {
    const timer = setTimeout(() => this.#giveUp(options.queryKey), this.#end - Date.now());
    try {
      return (await super.fetchQuery(options)) as Selected;
    } finally {
      clearTimeout(timer);
    }
  }

  #giveUp(queryKey: QueryKey): void {
    const pressed = location.pathname + location.search === this.#address;
    if (!pressed) void this.cancelQueries({ queryKey, exact: true, type: 'inactive' });
  }
}
