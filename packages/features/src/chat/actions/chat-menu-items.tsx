import type { Chat } from '@heartline/api-client';
import type { MenuItem } from '@heartline/ui/overlays/menu';
import { BellIcon, BellOffIcon, MailIcon, Trash2Icon } from 'lucide-react';
import type { IntlShape } from 'react-intl';

import { chatMessages as messages } from '../chat.messages.ts';
import type { ChatActions } from './use-chat-actions.ts';

/** Items shared by the menus of a conversation in its row and in its bar. */
export function chatMenuItems(
  intl: IntlShape,
  { chat, onMute, onUnread }: Omit<ChatActions, 'onDelete'> & { chat: Chat },
): MenuItem[] {
  const { numUnreadMessages, lastMessage, muted } = chat;
  const items: MenuItem[] = [
    {
      label: intl.formatMessage(muted ? messages.unmute : messages.mute),
      icon: muted ? <BellIcon /> : <BellOffIcon />,
      onSelect: () => void onMute(chat),
    },
  ];
  if (numUnreadMessages === 0 && lastMessage)
    items.unshift({
      label: intl.formatMessage(messages.unread),
      icon: <MailIcon />,
      onSelect: () => void onUnread(chat),
    });
  return items;
}

/** Deletes a conversation; asks nothing, as it can be undone. */
export const deleteItem = (intl: IntlShape, { chat, onDelete }: { chat: Chat } & Pick<ChatActions, 'onDelete'>) =>
  ({
    label: intl.formatMessage(messages.remove),
    icon: <Trash2Icon />,
    tone: 'danger',
    onSelect: () => void onDelete(chat),
  }) satisfies MenuItem;
