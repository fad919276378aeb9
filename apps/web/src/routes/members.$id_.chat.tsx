import { MemberChatScreen } from '@heartline/features/chat';
import { createFileRoute, useRouter } from '@tanstack/react-router';

export const Route = createFileRoute('/members/$id_/chat')({
  staticData: { page: 'members-id-chat', access: 'members', layout: 'chat', messages: ['chat', 'gifts'] },
  component: MemberChatRoute,
});

function MemberChatRoute() {
  const router = useRouter();
  return (
    <MemberChatScreen memberId={Route.useParams().id} onConversation={(id) => router.history.replace(`/chats/${id}`)} />
  );
}
