import { CreditsScreen } from '@heartline/features/credits';
import { createFileRoute } from '@tanstack/react-router';
import * as v from 'valibot';

export const Route = createFileRoute('/credits/')({
  staticData: { page: 'credits', access: 'members', messages: ['credits'] },
  validateSearch: v.object({
    code: v.optional(v.pipe(v.string(), v.maxLength(100))),
    return_to: v.optional(v.pipe(v.string(), v.maxLength(100))),
  }),
  component: CreditsRoute,
});

function CreditsRoute() {
  const { code, return_to: returnTo } = Route.useSearch();
  return <CreditsScreen {...(code ? { code } : {})} {...(returnTo ? { returnTo } : {})} />;
}
