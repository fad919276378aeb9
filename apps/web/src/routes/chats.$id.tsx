import { ConversationScreen } from '@heartline/features/chat';
import { useChatGifts } from '@heartline/features/gifts';
import { chatsQueries } from '@heartline/features/shared';
import { createFileRoute, useLocation, useRouter } from '@tanstack/react-router';
import { useMemo } from 'react';
import * as v from 'valibot';

import { useReportDialog } from '../report-host.tsx';

/** The number of the message to open at. */
const at = v.fallback(v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))), undefined);

export const Route = createFileRoute('/chats/$id')({
  validateSearch: v.object({ at }),
  staticData: { page: 'chats-id', access: 'members', layout: 'chat', messages: ['chat', 'gifts', 'safety'] },
  loader: ({ context: { api, queryClient }, params }) => {
    void queryClient.prefetchQuery(chatsQueries.messages(api, params.id));
  },
  component: ConversationRoute,
});

function ConversationRoute() {
  const router = useRouter();
  const { id } = Route.useParams();
  const { at: seq } = Route.useSearch();
  const visit = useLocation({ select: ({ state }) => state.__TSR_key });
  // oxlint-disable-next-line react/exhaustive-deps -- the same message again, after another click
  const goTo = useMemo(() => (seq === undefined ? undefined : { seq }), [seq, visit]);
  const gifts = useChatGifts();
  const leave = () => router.history.replace('/chats');
  const [report, reportDialog] = useReportDialog(leave);
  return (
    <>
      <ConversationScreen key={id} id={id} gifts={gifts} onLeave={leave} onReport={report} goTo={goTo} />
      {reportDialog}
    </>
  );
}
