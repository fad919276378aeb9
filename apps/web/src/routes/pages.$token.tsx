import { legalQueries, StaticPageScreen } from '@heartline/features/legal';
import { pageTokens, type PageToken } from '@heartline/features/shared';
import { createFileRoute, notFound } from '@tanstack/react-router';

export const Route = createFileRoute('/pages/$token')({
  staticData: { page: 'pages-token', public: true, messages: ['legal'] },
  params: {
    parse({ token }) {
      const known = pageTokens.find((candidate) => candidate === token);
      if (!known) throw notFound();
      return { token: known as PageToken };
    },
    stringify: ({ token }) => ({ token }),
  },
  loader: ({ context: { api, queryClient }, params }) =>
    queryClient.ensureQueryData(legalQueries.page(api, params.token)),
  component: StaticPageRoute,
});

function StaticPageRoute() {
  return <StaticPageScreen token={Route.useParams().token} />;
}
