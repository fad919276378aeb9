import { ConversationScreen } from '@heartline/features/chat';
import { chatCredits } from '@heartline/features/credits';
import { useChatGifts } from '@heartline/features/gifts';
import { conversationQuery, hrefs, readAnswer } from '@heartline/features/shared';
import { createFileRoute, useLocation, useRouter } from '@tanstack/react-router';
import { useCallback, useMemo } from 'react';
import * as v from 'valibot';

import { at, to } from '../search/search-values.ts';
import { useReportDialog } from '../windows/report-host.tsx';

export const Route = createFileRoute('/chats/$id')({
  validateSearch: v.object({ at, to, gift: at }),
  staticData: {
    page: 'chats-id',
    access: 'members',
    layout: 'chat',
    messages: ['chat', 'gifts', 'safety', 'vocabulary'],
  },
  loader: ({ context: { api, queryClient }, params }) => {
    void queryClient.prefetchQuery(conversationQuery(api, params.id));
  },
  component: ConversationRoute,
});

function ConversationRoute() {
  const router = useRouter();
  const { id } = Route.useParams();
  const { at: seq, to: answered, gift: gifting } = Route.useSearch();
  const visit = useLocation({ select: ({ state }) => state.__TSR_key });
  // oxlint-disable-next-line react/exhaustive-deps -- the same message again, after another click
  const goTo = useMemo(() => (seq === undefined ? undefined : { seq }), [seq, visit]);
  const answer = useMemo(() => readAnswer(answered), [answered]);
  const onAnswered = useCallback(() => router.history.replace(hrefs.chat(id)), [router, id]);
  const gifts = useChatGifts();
  const leave = () => router.history.replace('/chats');
  const [report, reportDialog] = useReportDialog(leave);
  return (
    <>
      <ConversationScreen
        key={id}
        id={id}
        gifts={gifts}
        credits={chatCredits}
        onLeave={leave}
        onReport={report}
        goTo={goTo}
        answer={answer}
        onAnswered={onAnswered}
        gifting={gifting === 1}
        onGifted={onAnswered}
      />
      {reportDialog}
    </>
  );
}
