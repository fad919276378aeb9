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
  /** Icon buttons and the menu. */
  actions?: ReactNode;
  /** Level of the name as a heading. @default 1 */
  headingLevel?: 1 | 2;
}

/** Above the messages: who this is, the way back, and what can be done. */
export function InChatBar({
  name,
  src,
  avatar,
  profileHref,
  backHref,
  backLabel,
  presenceText,
  online = false,
  mutedLabel,
  fictionalLabel,
  actions,
  headingLevel = 1,
  className,
  ...props
}: InChatBarProps) {
  const Heading = headingLevel === 1 ? 'h1' : 'h2';
  return (
    <header
      {...props}
      data-slot="in-chat-bar"
      className={cn(
        'relative flex min-h-16 flex-wrap items-center gap-x-3 gap-y-1.5 border-b border-line bg-surface py-2 pl-1 pr-2 md:pl-5 md:pr-4',
        className,
      )}
    >
      <BackButton href={backHref} label={backLabel} className="-mr-2 shrink-0 md:hidden" />
      {avatar ?? <Avatar name={name} src={src} size="md" />}
      <div className="min-w-0 flex-1">
        <Heading className="truncate text-base font-bold leading-tight">
          {profileHref ? (
            <a
              href={profileHref}
              className="rounded-xs no-underline after:absolute after:top-0 after:left-13 after:h-16 after:w-13 hover:underline md:after:left-3"
            >
              <bdi>{name}</bdi>
            </a>
          ) : (
            <bdi>{name}</bdi>
          )}
        </Heading>
        {presenceText || mutedLabel ? (
          <p className="flex min-w-0 items-center gap-1.5 truncate text-xs text-ink-muted">
            {online ? <span aria-hidden className="size-2 shrink-0 rounded-full bg-online" /> : null}
            {presenceText}
            {mutedLabel ? (
              <span className="flex items-center gap-1 not-first:ms-1">
                <BellOffIcon aria-hidden className="size-3.5" />
                {mutedLabel}
              </span>
            ) : null}
          </p>
        ) : null}
      </div>
      {fictionalLabel ? (
        <div className="max-md:order-last max-md:w-full max-md:px-2 md:max-w-1/2">
          <FictionalMark label={fictionalLabel} />
        </div>
      ) : null}
      {actions ? <div className="flex shrink-0 items-center">{actions}</div> : null}
    </header>
  );
}
