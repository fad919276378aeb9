import { BellOffIcon } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';

import { cn } from '../../lib/cn.ts';
import { Avatar } from '../../member/avatar/index.ts';
import { FictionalMark } from '../../member/fictional-mark/index.ts';
import { BackButton } from '../../navigation/back-button/index.ts';

export interface InChatBarProps extends Omit<ComponentProps<'header'>, 'children'> {
  /** The other member. */
  name: string;
  src?: string | null;
  /** Mean colour of the photo, as CSS: shown until it is loaded. */
  colour?: string | null;
  /** Instead of the avatar made from `src` and `name`. */
  avatar?: ReactNode;
  /** The member's page. */
  profileHref?: string;
  /** Back to the list; shown on phones only. */
  backHref: string;
  backLabel: string;
  /** "Online", "Active 5 minutes ago", or "typing". */
  presenceText?: string;
  /** The member is online now: a green dot. @default false */
  online?: boolean;
  /** "Muted". Present only for a muted conversation. */
  mutedLabel?: string;
  /** The site's wording for a fictional profile. Never left out for one (LOC-10). */
  fictionalLabel?: string;
  /** Makes the mark a button that explains itself. */
  onFictional?: () => void;
  /** Icon buttons and the menu. */
  actions?: ReactNode;
  /** Level of the name as a heading. @default 1 */
  headingLevel?: 1 | 2;
}

/** Above the messages: the other member, the way back, and the actions. */
export function InChatBar({
  name,
  src,
  colour,
  avatar,
  profileHref,
  backHref,
  backLabel,
  presenceText,
  online = false,
  mutedLabel,
  fictionalLabel,
  onFictional,
  actions,
  headingLevel = 1,
  className,
  ...props
}: InChatBarProps) {
  const Heading = headingLevel === 1 ? 'h1' : 'h2';
  const mark = fictionalLabel ? (
    <FictionalMark label={fictionalLabel} variant="caption" className="rounded-xs text-ink-muted" />
  ) : null;
  return (
    <header
      {...props}
      data-slot="in-chat-bar"
      className={cn(
        'relative flex min-h-14 items-center gap-x-3 border-b border-line bg-surface py-0.5 pl-1 pr-2 md:pl-5 md:pr-4',
        className,
      )}
    >
      <BackButton href={backHref} label={backLabel} className="-mr-2 shrink-0 md:hidden" />
      {avatar ?? <Avatar name={name} src={src} colour={colour} size="sm" />}
      <div className="min-w-0 flex-1">
        <Heading className="truncate text-base font-bold leading-normal">
          {profileHref ? (
            <a
              href={profileHref}
              className="inline-block max-w-full truncate rounded-xs align-top no-underline after:absolute after:top-0 after:left-13 after:h-14 after:w-11 hover:underline md:after:left-3"
            >
              <bdi>{name}</bdi>
            </a>
          ) : (
            <bdi>{name}</bdi>
          )}
        </Heading>
        {presenceText || mutedLabel || mark ? (
          // The mark is never truncated: if space is short, the presence is.
          <div className="flex min-w-0 items-center gap-x-2 text-xs text-ink-muted">
            {presenceText ? (
              <p className="flex min-w-0 items-center gap-1.5">
                {online ? <span aria-hidden className="size-2 shrink-0 rounded-full bg-online" /> : null}
                <span className="truncate">{presenceText}</span>
              </p>
            ) : null}
            {mutedLabel ? (
              <span className="flex shrink-0 items-center gap-1">
                <BellOffIcon aria-hidden className="size-3.5" />
                <span className={cn(Boolean(mark) && 'sr-only')}>{mutedLabel}</span>
              </span>
            ) : null}
            {mark && onFictional ? (
              <button
                type="button"
                aria-haspopup="dialog"
                onClick={onFictional}
                className="flex min-h-6 max-w-full shrink-0 items-center rounded-xs underline decoration-line-strong underline-offset-2 hover:decoration-current"
              >
                {mark}
              </button>
            ) : mark ? (
              <span className="flex max-w-full shrink-0">{mark}</span>
            ) : null}
          </div>
        ) : null}
      </div>
      {actions ? <div className="flex shrink-0 items-center">{actions}</div> : null}
    </header>
  );
}
