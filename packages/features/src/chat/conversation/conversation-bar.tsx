import { InChatBar } from '@heartline/ui/chat/in-chat-bar';
import { IconButton } from '@heartline/ui/controls/icon-button';
import { EllipsisVerticalIcon } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useIntl } from 'react-intl';

import { hrefs, lazyPart, memberWords, useSiteMemberWording, type Conversation } from '../../shared/index.ts';
import { chatMessages as messages } from '../chat.messages.ts';
import { useTypingConversations } from '../use-typing.ts';
import { useConversationData, useOpenConversation } from '../use-open-conversation.ts';

const loadMenu = () => import('./conversation-menu.tsx');
const ConversationMenu = lazyPart(async () => (await loadMenu()).ConversationMenu);
const BlockDialog = lazyPart(async () => (await import('../actions/block-dialog.tsx')).BlockDialog);

const headOf = ({ chat: { profile, muted, conversation } }: Conversation) => ({
  profile,
  muted,
  /** The other member left, or blocked the viewer: neither page nor presence is shown. */
  gone: conversation.state === 'gone',
});

/** The other member, with a link to the profile, and report, block and delete. */
export function ConversationBar() {
  const intl = useIntl();
  const { id, show, onLeave } = useOpenConversation();
  const { profile, muted, gone } = useConversationData(headOf);
  const typing = useTypingConversations().has(id) && !gone;
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [asking, setAsking] = useState(false);
  const { name } = profile;
  const { presenceLabel, fictionalLabel } = memberWords(profile, useSiteMemberWording());
  const online = presenceLabel !== undefined && !gone;
  return (
    <>
      <InChatBar
        name={name}
        src={profile.mainImage?.thumb ?? null}
        colour={profile.mainImage?.colour ?? null}
        profileHref={gone ? undefined : hrefs.member(profile.id)}
        backHref={hrefs.chats}
        backLabel={intl.formatMessage(messages.back)}
        online={online}
        presenceText={
          typing
            ? intl.formatMessage(messages.typing, { name })
            : online
              ? intl.formatMessage(messages.online)
              : undefined
        }
        mutedLabel={muted ? intl.formatMessage(messages.muted) : undefined}
        fictionalLabel={fictionalLabel}
        onFictional={() => show('fictional')}
        actions={
          <IconButton
            label={intl.formatMessage(messages.more)}
            aria-haspopup="menu"
            aria-expanded={anchor !== null}
            onPointerEnter={() => void loadMenu()}
            onClick={(event) => setAnchor(event.currentTarget)}
          >
            <EllipsisVerticalIcon />
          </IconButton>
        }
      />
      <Suspense>
        {anchor ? (
          <ConversationMenu anchor={anchor} onBlock={() => setAsking(true)} onClose={() => setAnchor(null)} />
        ) : null}
        {asking ? (
          <BlockDialog memberId={profile.id} name={name} onBlocked={onLeave} onCancel={() => setAsking(false)} />
        ) : null}
      </Suspense>
    </>
  );
}
