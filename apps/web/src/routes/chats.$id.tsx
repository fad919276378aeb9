import { ConversationScreen } from '@heartline/features/chat';
import { useChatGifts } from '@heartline/features/gifts';
import { chatsQueries } from '@heartline/features/shared';
import { createFileRoute, useRouter } from '@tanstack/react-router';

export const Route = createFileRoute('/chats/$id')({
  staticData: { access: 'members', layout: 'chat', messages: ['chat', 'gifts'] },
  loader: ({ context: { api, queryClient }, params }) => {
    void queryClient.prefetchQuery(chatsQueries.messages(api, params.id));
  },
  component: ConversationRoute,
});

function ConversationRoute() {
  const router = useRouter();
  const { id } = Route.useParams();
  const gifts = useChatGifts();
  return <ConversationScreen key={id} id={id} gifts={gifts} onLeave={() => router.history.replace('/chats')} />;
}
