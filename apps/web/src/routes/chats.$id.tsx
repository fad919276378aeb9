import { ConversationScreen } from '@heartline/features/chat';
import { useChatGifts } from '@heartline/features/gifts';
import { chatsQueries } from '@heartline/features/shared';
import { createFileRoute, useRouter } from '@tanstack/react-router';

import { useReportDialog } from '../report-host.tsx';

export const Route = createFileRoute('/chats/$id')({
  staticData: { access: 'members', layout: 'chat', messages: ['chat', 'gifts', 'safety'] },
  loader: ({ context: { api, queryClient }, params }) => {
    void queryClient.prefetchQuery(chatsQueries.messages(api, params.id));
  },
  component: ConversationRoute,
});

function ConversationRoute() {
  const router = useRouter();
  const { id } = Route.useParams();
  const gifts = useChatGifts();
  const leave = () => router.history.replace('/chats');
  const [report, reportDialog] = useReportDialog(leave);
  return (
    <>
      <ConversationScreen key={id} id={id} gifts={gifts} onLeave={leave} onReport={report} />
      {reportDialog}
    </>
  );
}
