import { Menu } from '@heartline/ui/overlays/menu';
import { BanIcon, FlagIcon, KeyboardIcon, UserRoundIcon } from 'lucide-react';
import { useIntl } from 'react-intl';

import { hrefs, isPhone, type Conversation } from '../../shared/index.ts';
import { chatMenuItems, deleteItem } from '../actions/chat-menu-items.tsx';
import { useChatActions } from '../actions/use-chat-actions.ts';
import { chatMessages as messages } from '../chat.messages.ts';
import { useConversationData, useOpenConversation } from '../use-open-conversation.ts';

export interface ConversationMenuProps {
  /** The button in the bar. */
  anchor: HTMLElement;
  onBlock: () => void;
  onClose: () => void;
}

const chatOf = ({ chat }: Conversation) => chat;

/** Actions on the open conversation. */
export function ConversationMenu({ anchor, onBlock, onClose }: ConversationMenuProps) {
  const intl = useIntl();
  const { show, onReport, onLeave } = useOpenConversation();
  const chat = useConversationData(chatOf);
  const gone = chat.conversation.state === 'gone';
  const actions = useChatActions();
  const { id, name } = chat.profile;
  const acts = {
    ...actions,
    onDelete: async () => {
      await actions.onDelete(chat);
      onLeave();
    },
    onUnread: async () => {
      await actions.onUnread(chat);
      // Beside the list it stays open, and unread until the viewer comes back to it.
      if (isPhone()) onLeave();
    },
  };
  return (
    <Menu
      anchor={anchor}
      label={intl.formatMessage(messages.more)}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      items={[
        ...(gone
          ? []
          : [{ label: intl.formatMessage(messages.profile), icon: <UserRoundIcon />, href: hrefs.member(id) }]),
        ...chatMenuItems(intl, { chat, ...acts }),
        ...(matchMedia('(any-hover: hover)').matches
          ? [{ label: intl.formatMessage(messages.keys), icon: <KeyboardIcon />, onSelect: () => show('keys') }]
          : []),
        { kind: 'separator' },
        ...(gone || !onReport
          ? []
          : [
              {
                label: intl.formatMessage(messages.report, { name }),
                icon: <FlagIcon />,
                onSelect: () => onReport(chat.profile, { kind: 'profile' }),
              },
            ]),
        ...(gone
          ? []
          : ([
              {
                label: intl.formatMessage(messages.block, { name }),
                icon: <BanIcon />,
                tone: 'danger',
                onSelect: onBlock,
              },
            ] as const)),
        deleteItem(intl, { chat, ...acts }),
      ]}
    />
  );
}
