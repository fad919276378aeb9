import { ChatsScreen } from '@heartline/features/chat';
import { createFileRoute, useRouter } from '@tanstack/react-router';

export const Route = createFileRoute('/chats/')({
  staticData: { page: 'chats', access: 'members', layout: 'chat', messages: ['chat', 'gifts'] },
  component: ChatsRoute,
});

function ChatsRoute() {
  const router = useRouter();
  return <ChatsScreen onOpen={(id) => router.history.replace(`/chats/${id}`)} />;
}
