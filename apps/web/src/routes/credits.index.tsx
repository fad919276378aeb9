import { CreditsScreen } from '@heartline/features/credits';
import { loadOffers } from '@heartline/features/shared';
import { createFileRoute } from '@tanstack/react-router';

import { order } from '../search/search-values.ts';

export const Route = createFileRoute('/credits/')({
  staticData: { page: 'credits', access: 'members', messages: ['credits'] },
  validateSearch: order,
  loaderDeps: ({ search: { code } }) => ({ code }),
  loader: ({ context: { api, queryClient }, deps }) => loadOffers(queryClient, api, deps.code),
  component: CreditsRoute,
});

function CreditsRoute() {
  const { code, return_to: returnTo } = Route.useSearch();
  return <CreditsScreen {...(code ? { code } : {})} {...(returnTo ? { returnTo } : {})} />;
}
