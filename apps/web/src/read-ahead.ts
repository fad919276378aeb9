import * as time from '@heartline/api-client/time';
import { QueryClient, type FetchQueryOptions, type QueryKey } from '@tanstack/react-query';

/** Milliseconds after which a preload that nobody has pressed is given up (NAV-09). */
const patience = 2_000;

/**
 * The query client of loaders during a preload: it shares the cache, but gives up requests that have not arrived 2 s after the
 * beginning. They are cancelled, and a press requests them again. After a press meanwhile, the page waits for the requests under way.
 * @param href the preloaded address
 */
export const readAhead = (queryClient: QueryClient, href: string): QueryClient => new AheadClient(queryClient, href);

class AheadClient extends QueryClient {
  readonly #end = time.now() + patience;
  readonly #address: string;

  constructor(queryClient: QueryClient, href: string) {
    super({ queryCache: queryClient.getQueryCache(), defaultOptions: queryClient.getDefaultOptions() });
    this.#address = href.replace(/#.*/, '');
  }

  override async fetchQuery<Data, Failure, Selected, Key extends QueryKey, Param = never>(
    options: FetchQueryOptions<Data, Failure, Selected, Key, Param>,
  ): Promise<Selected> {
    const cancel = time.after(this.#end - time.now(), () => this.#giveUp(options.queryKey));
    try {
      return (await super.fetchQuery(options)) as Selected;
    } finally {
      cancel();
    }
  }

  #giveUp(queryKey: QueryKey): void {
    const pressed = location.pathname + location.search === this.#address;
    if (!pressed) void this.cancelQueries({ queryKey, exact: true, type: 'inactive' });
  }
}
