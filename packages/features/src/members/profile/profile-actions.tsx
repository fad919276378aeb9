import type { Profile } from '@heartline/api-client';
import { Button } from '@heartline/ui/controls/button';
import { IconButton } from '@heartline/ui/controls/icon-button';
import { AlertDialog } from '@heartline/ui/overlays/alert-dialog';
import { Menu } from '@heartline/ui/overlays/menu';
import { BanIcon, EllipsisIcon, FlagIcon, GiftIcon, HeartIcon, MessageCircleIcon, Trash2Icon } from 'lucide-react';
import { useState } from 'react';
import { useIntl } from 'react-intl';

import { commonMessages, hrefs } from '../../shared/index.ts';
import { profileMessages as messages } from './profile.messages.ts';

export interface ProfileActionsProps {
  profile: Pick<Profile, 'id' | 'name' | 'liked' | 'conversationId'>;
  onLike: (liked: boolean) => void;
  onBlock: () => void;
  onReport?: (() => void) | undefined;
  /** Deletes the conversation with the member. */
  onDeleteChat?: (() => void) | undefined;
  /** The request to block is under way. */
  blocking: boolean;
}

/** Actions on another member: write, like, give, report, block (MEM-05). */
export function ProfileActions({
  profile: { id, name, liked, conversationId },
  onLike,
  onBlock,
  onReport,
  onDeleteChat,
  blocking,
}: ProfileActionsProps) {
  const intl = useIntl();
  const [asking, setAsking] = useState(false);
  const chatHref = (search?: { gift: 1 }) =>
    conversationId === null ? hrefs.memberChat(id, search) : hrefs.chat(conversationId, search);
  return (
    // One row, also in the narrow column of a tablet: the message button takes the space beside the icons.
    <div className="flex w-full items-center gap-2.5 max-sm:gap-1.5">
      <Button
        variant="primary"
        asChild
        size="lg"
        className="hyphens-auto max-lg:flex-1 max-lg:px-2.5 max-lg:text-base max-lg:leading-tight max-sm:min-w-0 max-[359px]:text-sm max-[399px]:[&_svg]:hidden"
      >
        <a href={chatHref()}>
          <MessageCircleIcon aria-hidden />
          {intl.formatMessage(conversationId === null ? messages.chat : messages.continueChat)}
        </a>
      </Button>
      <span className="like-burst inline-flex shrink-0">
        <Button
          size="lg"
          variant={liked ? 'soft' : 'outline'}
          className={`max-lg:size-13 max-lg:px-0 max-sm:size-12 ${liked ? '[&_svg]:text-primary' : ''}`}
          aria-pressed={liked}
          onClick={() => onLike(!liked)}
        >
          <HeartIcon aria-hidden fill={liked ? 'currentColor' : 'none'} />
          <span className="max-lg:sr-only">{intl.formatMessage(liked ? messages.liked : messages.like)}</span>
        </Button>
      </span>
      <IconButton asChild label={intl.formatMessage(messages.gift)} size="lg" className="max-sm:size-12">
        <a href={chatHref({ gift: 1 })}>
          <GiftIcon />
        </a>
      </IconButton>
      <Menu
        label={intl.formatMessage(messages.more)}
        trigger={
          <IconButton label={intl.formatMessage(messages.more)} size="lg" className="max-sm:size-12">
            <EllipsisIcon />
          </IconButton>
        }
        items={[
          ...(onReport
            ? [{ label: intl.formatMessage(messages.report, { name }), icon: <FlagIcon />, onSelect: onReport }]
            : []),
          ...(onDeleteChat && conversationId !== null
            ? [{ label: intl.formatMessage(messages.deleteChat), icon: <Trash2Icon />, onSelect: onDeleteChat }]
            : []),
          {
            label: intl.formatMessage(messages.block, { name }),
            icon: <BanIcon />,
            tone: 'danger',
            onSelect: () => setAsking(true),
          },
        ]}
      />
      <AlertDialog
        open={asking}
        tone="danger"
        title={intl.formatMessage(messages.blockTitle, { name })}
        description={intl.formatMessage(messages.blockText, { name })}
        confirmLabel={intl.formatMessage(messages.block, { name })}
        cancelLabel={intl.formatMessage(commonMessages.cancel)}
        loading={blocking}
        onConfirm={onBlock}
        onCancel={() => setAsking(false)}
      />
    </div>
  );
}
