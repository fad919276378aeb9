import type { MemberSummary } from '@heartline/api-client';
import { Button } from '@heartline/ui/controls/button';
import { EmptyState } from '@heartline/ui/feedback/empty-state';
import { MemberCard } from '@heartline/ui/member/member-card';
import { MemberGrid } from '@heartline/ui/member/member-grid';
import { FootBar } from '@heartline/ui/shell/foot-bar';
import { UserSearchIcon } from 'lucide-react';
import { useIntl } from 'react-intl';

import { commonMessages, hrefs, LoadError, memberCardProps, type MemberWording } from '../../shared/index.ts';
import { signupMatchesMessages as messages } from './signup-matches.messages.ts';

export interface SignupMatchesViewProps {
  /** Undefined while they load. */
  members: readonly MemberSummary[] | undefined;
  error: unknown;
  onRetry: () => void;
  /** The member has unanswered questions of the sign-up. */
  open: boolean;
  wording: MemberWording;
  onLike: (memberId: string, liked: boolean) => void;
}

/** Cards above the fold of a phone. */
const first = 4;

/** Members who fit, right after the sign-up, and the link to continue (SGN-03). */
export function SignupMatchesView({ members, error, onRetry, open, wording, onLike }: SignupMatchesViewProps) {
  const intl = useIntl();
  const title = intl.formatMessage(messages.title);
  return (
    <div className="flex flex-col gap-4 max-sm:-mt-3 max-sm:gap-3">
      {/* On a phone the faces suffice. */}
      <header className="max-sm:sr-only">
        <h1 className="font-display text-xl sm:text-3xl">{title}</h1>
        <p className="text-ink-muted">{intl.formatMessage(messages.intro)}</p>
      </header>
      {members === undefined ? (
        error ? (
          <LoadError error={error} onRetry={onRetry} />
        ) : (
          <div>
            <output className="sr-only">{intl.formatMessage(commonMessages.loading)}</output>
            <MemberGrid label={title} skeletons={8} />
          </div>
        )
      ) : members.length === 0 ? (
        <EmptyState
          icon={<UserSearchIcon />}
          title={intl.formatMessage(messages.emptyTitle)}
          text={intl.formatMessage(messages.emptyText)}
        />
      ) : (
        <MemberGrid label={title} className="max-sm:-mx-2.5">
          {members.map((member, index) => (
            <MemberCard
              key={member.id}
              {...memberCardProps(member, wording)}
              liked={member.liked}
              likeLabel={intl.formatMessage(messages.like, { name: member.name })}
              onLike={() => onLike(member.id, !member.liked)}
              priority={index < first}
              headingLevel={2}
            />
          ))}
        </MemberGrid>
      )}
      {open ? (
        <>
          <Button asChild variant="outline" className="self-center">
            <a href={hrefs.members()}>{intl.formatMessage(messages.toSearch)}</a>
          </Button>
          <FootBar className="flex justify-end max-sm:*:flex-auto">
            <Button asChild variant="primary">
              <a href={hrefs.completeSignup}>{intl.formatMessage(messages.goOn)}</a>
            </Button>
          </FootBar>
        </>
      ) : (
        <FootBar className="flex justify-end max-sm:*:flex-auto">
          <Button asChild variant="primary">
            <a href={hrefs.members()}>{intl.formatMessage(messages.toSearch)}</a>
          </Button>
        </FootBar>
      )}
    </div>
  );
}
