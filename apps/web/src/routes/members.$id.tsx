import { membersQueries, ProfileScreen } from '@heartline/features/members';
import { createFileRoute } from '@tanstack/react-router';

import { useReportDialog } from '../report-host.tsx';

export const Route = createFileRoute('/members/$id')({
  staticData: { messages: ['members', 'safety'] },
  loader: ({ context: { api, queryClient }, params }) =>
    queryClient.prefetchQuery(membersQueries.profile(api, params.id)),
  component: MemberRoute,
});

function MemberRoute() {
  const { id } = Route.useParams();
  const [report, reportDialog] = useReportDialog();
  return (
    <>
      <ProfileScreen key={id} id={id} onReport={report} />
      {reportDialog}
    </>
  );
}
