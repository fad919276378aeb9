import type { ApiClient } from '@heartline/api-client';
import type { QueryClient } from '@tanstack/react-query';

import type { Catalog } from './catalog.ts';

/** What every route is given. */
export interface RouterContext {
  api: ApiClient;
  queryClient: QueryClient;
  catalog: Catalog;
}
