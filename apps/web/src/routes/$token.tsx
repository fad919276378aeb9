import { legalQueries, SitePageScreen } from '@heartline/features/legal';
import { settingsQueries } from '@heartline/features/shared';
import { createFileRoute, notFound } from '@tanstack/react-router';

/** Pages of the site's own. Every named route takes precedence. */
export const Route = createFileRoute('/$token')({
  staticData: { page: 'site-page', public: true, messages: ['legal'] },
  async loader({ context: { api, queryClient, catalog }, params: { token } }) {
    const { sitePages } = await queryClient.ensureQueryData(settingsQueries.settings(api));
    if (!sitePages.some((page) => page.token === token)) throw notFound();
    await queryClient.ensureQueryData(legalQueries.sitePage(api, token, catalog.get().locale));
  },
  component: SitePageRoute,
});

function SitePageRoute() {
  return <SitePageScreen token={Route.useParams().token} />;
}
