import type { Chat } from '@heartline/api-client';
import { InChatBar } from '@heartline/ui/chat/in-chat-bar';
import { IconButton } from '@heartline/ui/controls/icon-button';
import { EllipsisVerticalIcon } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useIntl } from 'react-intl';

import { hrefs, lazyPart, type MemberWording, memberWords } from '../../shared/index.ts';
import { chatMessages as messages } from '../chat.messages.ts';
import type { ChatActions } from '../actions/use-chat-actions.ts';

const loadMenu = () => import('./conversation-menu.tsx');
const ConversationMenu = lazyPart(async () => (await loadMenu()).ConversationMenu);
const BlockDialog = lazyPart(async () => (await import('../actions/block-dialog.tsx')).BlockDialog);

export interface ConversationBarProps extends ChatActions {
  chat: Chat;
  /** The other member left, or blocked the reader: no page, no presence. */
  gone: boolean;
  typing: boolean;
  wording: MemberWording;
  onBlock: () => void;
  onReport?: (() => void) | undefined;
  blocking: boolean;
  /** Shows the keys of the chat. */
  onShowKeys: () => void;
}

/** Who this is, the way to the profile, and report, block and delete. */
export function ConversationBar(props: ConversationBarProps) {
  const { chat, gone, typing, wording, onBlock, blocking } = props;
  const intl = useIntl();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [asking, setAsking] = useState(false);
  const { profile } = chat;
  const { name } = profile;
  const { presenceLabel, fictionalLabel } = memberWords(profile, wording);
  const online = presenceLabel !== undefined && !gone;
  return (
    <>
      <InChatBar
        name={name}
        src={profile.mainImage?.thumb ?? null}
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
        mutedLabel={chat.muted ? intl.formatMessage(messages.muted) : undefined}
        fictionalLabel={fictionalLabel}
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
          <ConversationMenu
            {...props}
            anchor={anchor}
            onBlock={() => setAsking(true)}
            onClose={() => setAnchor(null)}
          />
        ) : null}
        {asking ? (
          <BlockDialog name={name} blocking={blocking} onConfirm={onBlock} onCancel={() => setAsking(false)} />
        ) : null}
      </Suspense>
    </>
  );
}
