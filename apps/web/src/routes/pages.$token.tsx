import { loadPage, StaticPageScreen } from '@heartline/features/legal';
import { lazyPart, pageTokens, useAwake, useSettings, type PageToken } from '@heartline/features/shared';
import { createFileRoute, notFound } from '@tanstack/react-router';
import { Suspense } from 'react';

const ConsentChoice = lazyPart(async () => (await import('../visit/cookie-choice.ts')).ConsentChoice);

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
  loader: ({ context: { api, queryClient }, params }) => loadPage(queryClient, api, params.token),
  component: StaticPageRoute,
});

function StaticPageRoute() {
  const { token } = Route.useParams();
  return <StaticPageScreen token={token} choices={token === 'cookies' ? <CookieChoices /> : undefined} />;
}

/** Only the browser knows the answer. */
function CookieChoices() {
  const { analytics } = useSettings();
  const inBrowser = useAwake();
  return inBrowser && analytics ? (
    <Suspense>
      <ConsentChoice />
    </Suspense>
  ) : null;
}
