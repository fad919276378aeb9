import { MemberChatScreen } from '@heartline/features/chat';
import { hrefs } from '@heartline/features/shared';
import { createFileRoute, useRouter } from '@tanstack/react-router';
import * as v from 'valibot';

import { at, to } from '../search/search-values.ts';

export const Route = createFileRoute('/members/$id_/chat')({
  validateSearch: v.object({ to, gift: at }),
  staticData: { page: 'members-id-chat', access: 'members', layout: 'chat', messages: ['chat', 'gifts'] },
  component: MemberChatRoute,
});

function MemberChatRoute() {
  const router = useRouter();
  const search = Route.useSearch();
  return (
    <MemberChatScreen
      memberId={Route.useParams().id}
      onConversation={(id) => router.history.replace(hrefs.chat(id, search))}
    />
  );
}
