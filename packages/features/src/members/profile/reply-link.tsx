import type { AnsweredTo, Profile } from '@heartline/api-client';
import { ReplyIcon } from 'lucide-react';
import { useIntl } from 'react-intl';

import { answerAddress, hrefs } from '../../shared/index.ts';
import { profileMessages as messages } from './profile.messages.ts';

/** Where a text to this member is written that answers to something of the profile. */
export type ReplyHref = (about: AnsweredTo) => string;

export const replyHrefOf =
  ({ id, conversationId }: Pick<Profile, 'id' | 'conversationId'>): ReplyHref =>
  (about) => {
    const to = { to: answerAddress(about) };
    return conversationId === null ? hrefs.memberChat(id, to) : hrefs.chat(conversationId, to);
  };

export interface ReplyLinkProps {
  href: string;
  /** To what, with the word that is seen in it. */
  label: string;
  /** Over a photo there is room for the word on large screens at most. */
  on: 'page' | 'photo' | 'small-photo';
}

const overPhoto = 'bg-photo-scrim text-ink-on-photo focus-visible:outline-focus-on-photo forced-colors:border';

/** As large as a thumb, quiet on the page, and on any photo as easy to see as on another. */
const looks = {
  page: 'text-ink-muted hover:bg-surface-hover hover:text-ink px-4',
  photo: `${overPhoto} sm:px-4`,
  'small-photo': overPhoto,
} as const satisfies Record<ReplyLinkProps['on'], string>;

/** The quiet way to a message about one thing of a profile (CHAT-11). */
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
