import type { Chat } from '@heartline/api-client';
import { InChatBar } from '@heartline/ui/chat/in-chat-bar';
import { IconButton } from '@heartline/ui/controls/icon-button';
import { AlertDialog } from '@heartline/ui/overlays/alert-dialog';
import { Menu } from '@heartline/ui/overlays/menu';
import { BanIcon, EllipsisVerticalIcon, FlagIcon, Trash2Icon, UserRoundIcon } from 'lucide-react';
import { useState } from 'react';
import { useIntl } from 'react-intl';

import { commonMessages, hrefs, memberWords, type MemberWording } from '../shared/index.ts';
import { chatMessages as messages } from './chat.messages.ts';

export interface ConversationBarProps {
  profile: Chat['profile'];
  /** The other member left, or blocked the reader: no page, no presence. */
  gone: boolean;
  typing: boolean;
  wording: MemberWording;
  onBlock: () => void;
  onReport?: (() => void) | undefined;
  onDelete: () => void;
  blocking: boolean;
}

/** Who this is, the way to the profile, and report, block and delete. */
export function ConversationBar({
  profile,
  gone,
  typing,
  wording,
  onBlock,
  onReport,
  onDelete,
  blocking,
}: ConversationBarProps) {
  const intl = useIntl();
  const [asking, setAsking] = useState<'block' | 'delete' | null>(null);
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
        fictionalLabel={fictionalLabel}
        actions={
          <Menu
            label={intl.formatMessage(messages.more)}
            trigger={
              <IconButton label={intl.formatMessage(messages.more)}>
                <EllipsisVerticalIcon />
              </IconButton>
            }
            items={[
              ...(gone
                ? []
                : ([
                    {
                      label: intl.formatMessage(messages.profile),
                      icon: <UserRoundIcon />,
                      href: hrefs.member(profile.id),
                    },
                    ...(onReport
                      ? [
                          {
                            label: intl.formatMessage(messages.report, { name }),
                            icon: <FlagIcon />,
                            onSelect: onReport,
                          },
                        ]
                      : []),
                    {
                      label: intl.formatMessage(messages.block, { name }),
                      icon: <BanIcon />,
                      tone: 'danger',
                      onSelect: () => setAsking('block'),
                    },
                  ] as const)),
              {
                label: intl.formatMessage(messages.remove),
                icon: <Trash2Icon />,
                tone: 'danger',
                onSelect: () => setAsking('delete'),
              },
            ]}
          />
        }
      />
      <AlertDialog
        open={asking === 'block'}
        tone="danger"
        title={intl.formatMessage(messages.blockTitle, { name })}
        description={intl.formatMessage(messages.blockText, { name })}
        confirmLabel={intl.formatMessage(messages.block, { name })}
        cancelLabel={intl.formatMessage(commonMessages.cancel)}
        loading={blocking}
        onConfirm={onBlock}
        onCancel={() => setAsking(null)}
      />
      <AlertDialog
        open={asking === 'delete'}
        tone="danger"
        title={intl.formatMessage(messages.removeTitle, { name })}
        description={intl.formatMessage(messages.removeText, { name })}
        confirmLabel={intl.formatMessage(messages.remove)}
        cancelLabel={intl.formatMessage(commonMessages.cancel)}
        onConfirm={onDelete}
        onCancel={() => setAsking(null)}
      />
    </>
  );
}
