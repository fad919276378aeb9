import type { AnsweredTo, Profile } from '@heartline/api-client';
import { ReplyIcon } from 'lucide-react';
import { useIntl } from 'react-intl';

import { answerAddress, hrefs } from '../../shared/index.ts';
import { profileMessages as messages } from './profile.messages.ts';

/** Address for a message to this member that answers an item of the profile. */
export type ReplyHref = (about: AnsweredTo) => string;

export const replyHrefOf =
  ({ id, conversationId }: Pick<Profile, 'id' | 'conversationId'>): ReplyHref =>
  (about) => {
    const to = { to: answerAddress(about) };
    return conversationId === null ? hrefs.memberChat(id, to) : hrefs.chat(conversationId, to);
  };

export interface ReplyLinkProps {
  href: string;
  /** Names the item, beginning with the visible word. */
  label: string;
  /** Over a photo, only large screens have space for the word. */
  on: 'page' | 'photo' | 'small-photo';
}

const overPhoto = 'bg-photo-scrim text-ink-on-photo focus-visible:outline-focus-on-photo forced-colors:border';

/** Large enough for a thumb, unobtrusive on the page, and equally visible on any photo. */
const looks = {
  page: 'text-ink-muted hover:bg-surface-hover hover:text-ink px-4',
  photo: `${overPhoto} sm:px-4`,
  'small-photo': overPhoto,
} as const satisfies Record<ReplyLinkProps['on'], string>;

/** Unobtrusive link to a message about one item of a profile (CHAT-11). */
export function ReplyLink({ href, label, on }: ReplyLinkProps) {
  const intl = useIntl();
  return (
    <a
      href={href}
      aria-label={label}
      className={`inline-flex min-h-11 min-w-11 shrink-0 items-center justify-center gap-2 rounded-full text-sm font-semibold ${looks[on]}`}
    >
      <ReplyIcon aria-hidden className="size-5 shrink-0" />
      {on === 'small-photo' ? null : (
        <span className={on === 'photo' ? 'max-sm:sr-only' : undefined}>{intl.formatMessage(messages.reply)}</span>
      )}
    </a>
  );
}
