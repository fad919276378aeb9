import type { Interest } from '@heartline/api-client';
import { Button } from '@heartline/ui/controls/button';
import { Interests } from '@heartline/ui/member/interests';
import { memo } from 'react';
import { useIntl } from 'react-intl';

import { hrefs, useVocabulary } from '../shared/index.ts';
import { messages } from './play.messages.ts';
import type { Candidate } from './play.queries.ts';

interface CandidateFactsProps {
  candidate: Candidate;
  ownInterests: readonly Interest[];
  className?: string;
}

/** The facts about the member on top: beside the cards on a wide screen, below them on a phone, so that the face stays visible. */
export const CandidateFacts = memo(function CandidateFacts({
  candidate,
  ownInterests,
  className = '',
}: CandidateFactsProps) {
  const intl = useIntl();
  const words = useVocabulary();
  const { id, name, about, interests } = candidate;
  return (
    <section
      // Below the fold of a phone, its layout is skipped during the game.
      className={`-m-1.5 flex min-w-0 flex-col items-start gap-5 p-1.5 [contain-intrinsic-size:auto_240px] [content-visibility:auto] ${className}`}
    >
      <h2 className="text-xl font-bold">{intl.formatMessage(messages.about, { name })}</h2>
      {about ? (
        <p dir="auto" className="max-w-prose text-lg whitespace-pre-line wrap-anywhere">
          {about}
        </p>
      ) : null}
      <Interests
        label={intl.formatMessage(messages.interests)}
        items={interests.map((one) => ({ id: one, label: words.interest(one), shared: ownInterests.includes(one) }))}
        sharedLabel={intl.formatMessage(messages.sharedInterest)}
      />
      <Button asChild variant="outline">
        <a href={hrefs.member(id)}>
          <span className="line-clamp-2 min-w-0 wrap-anywhere">{intl.formatMessage(messages.toProfile, { name })}</span>
        </a>
      </Button>
    </section>
  );
});
