import { HeartlineProviders } from '@heartline/features/shared';
import { useSyncExternalStore, type ReactNode } from 'react';

import type { RouterContext } from './router-context.ts';

/** The providers of features around the router, with the texts loaded so far. */
export function WebProviders({ context, children }: { context: RouterContext; children: ReactNode }) {
  const { api, queryClient, catalog } = context;
  const { locale, messages } = useSyncExternalStore(catalog.subscribe, catalog.get, catalog.get);
  return (
    <HeartlineProviders api={api} queryClient={queryClient} locale={locale} messages={messages}>
      {children}
    </HeartlineProviders>
  );
}
