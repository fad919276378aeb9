import { Avatar } from '@heartline/ui/member/avatar';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';

import { hrefs, useMedia, useUser } from '../shared/index.ts';
import { AccountList, HelpList, MoneyList, ProfileList } from './me-lists.tsx';
import { meMessages } from './me.messages.ts';

export interface MeFrameProps {
  /** Path of the page. */
  path: string;
  /** "Me", or a page that it leads to. */
  children: ReactNode;
}

/**
 * "Me" and the pages that it leads to. In a wide window its lists stand beside them, so that all these pages have one left edge and each
 * is a press away; keyboard and screen reader reach the page first. Elsewhere the lists are the page "Me", and all others have a way
 * back to it (`BackToMe`).
 */
export function MeFrame({ path, children }: MeFrameProps) {
  const intl = useIntl();
  const user = useUser();
  const wide = useMedia(wideWindow);
  const { name, paidUser, profile } = user;
  const onMe = path === hrefs.me;
  const Name = onMe ? 'h1' : 'span';
  return (
    // The page keeps its element when the window becomes wider, and with it what was typed.
    <div data-slot="me-frame" className="lg:grid lg:grid-cols-[18rem_minmax(0,1fr)] lg:items-start lg:gap-x-12">
      <div className="min-w-0 lg:col-start-2 lg:row-start-1 lg:*:mx-0 lg:*:mt-0">{children}</div>
      {wide ? (
        <nav aria-label={intl.formatMessage(meMessages.page)} className="col-start-1 row-start-1 flex flex-col gap-4">
          <a
            href={hrefs.me}
            aria-current={onMe ? 'page' : undefined}
            className="flex min-h-14 items-center gap-3 rounded-lg hover:bg-surface-hover"
          >
            <Avatar
              name={name}
              src={profile.mainImage?.thumb ?? null}
              colour={profile.mainImage?.colour ?? null}
              size="lg"
              ring={paidUser ? 'gold' : 'none'}
            />
            <Name className="min-w-0 text-xl font-display wrap-anywhere">{name}</Name>
          </a>
          <ProfileList user={user} path={path} />
          <MoneyList user={user} path={path} />
          <AccountList user={user} path={path} />
          <HelpList path={path} />
        </nav>
      ) : null}
    </div>
  );
}

/** From the breakpoint `lg` of packages/ui (theme.css). Not by CSS alone: a phone would have two dozen links that nobody sees. */
export const wideWindow = '(min-width: 992px)';
