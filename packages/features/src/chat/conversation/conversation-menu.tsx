import { Menu } from '@heartline/ui/overlays/menu';
import { BanIcon, FlagIcon, KeyboardIcon, UserRoundIcon } from 'lucide-react';
import { useIntl } from 'react-intl';

import { hrefs } from '../../shared/index.ts';
import { chatMenuItems, deleteItem } from '../actions/chat-menu-items.tsx';
import { chatMessages as messages } from '../chat.messages.ts';
import type { ConversationBarProps } from './conversation-bar.tsx';

export interface ConversationMenuProps extends Omit<ConversationBarProps, 'typing' | 'wording' | 'blocking'> {
  /** The button in the bar. */
  anchor: HTMLElement;
  onClose: () => void;
}

/** What can be done with the open conversation. */
export function ConversationMenu(props: ConversationMenuProps) {
  const intl = useIntl();
  const { chat, gone, onBlock, onReport, onShowKeys, anchor, onClose } = props;
  const { id, name } = chat.profile;
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
        ...chatMenuItems(intl, props),
        ...(matchMedia('(any-hover: hover)').matches
          ? [{ label: intl.formatMessage(messages.keys), icon: <KeyboardIcon />, onSelect: onShowKeys }]
          : []),
        { kind: 'separator' },
        ...(gone || !onReport
          ? []
          : [{ label: intl.formatMessage(messages.report, { name }), icon: <FlagIcon />, onSelect: onReport }]),
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
        deleteItem(intl, props),
      ]}
    />
  );
}
