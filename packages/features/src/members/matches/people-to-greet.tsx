import { Button } from '@heartline/ui/controls/button';
import { MemberCard, MemberCardSkeleton } from '@heartline/ui/member/member-card';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useIntl } from 'react-intl';

import { commonMessages, hrefs, memberCardProps, useSiteMemberWording } from '../../shared/index.ts';
import { signupMatchesMessages as messages } from './signup-matches.messages.ts';
import { useMatchesQuery } from './use-matches.ts';

const limit = 3;
/** Three in a row, and fewer for readers of large text. */
const row = 'grid grid-cols-[repeat(auto-fill,minmax(max(4.75rem,(100%-1.75rem)/3),1fr))] gap-2 sm:gap-3';

/** Up to three people who match, each with a first step; nothing if there is nobody, or they fail to load. */
export function PeopleToGreet() {
  const intl = useIntl();
  const heading = useId();
  const wording = useSiteMemberWording();
  const { data, isPending } = useQuery(useMatchesQuery());
  if (isPending)
    return (
      <div className={row}>
        <output className="sr-only">{intl.formatMessage(commonMessages.loading)}</output>
        {Array.from({ length: limit }, (_, index) => (
          <MemberCardSkeleton key={index} />
        ))}
      </div>
    );
  if (!data || data.length === 0) return null;
  return (
    <section aria-labelledby={heading} className="flex flex-col gap-3">
      <h2 id={heading} className="text-lg font-semibold">
        {intl.formatMessage(messages.greet)}
      </h2>
      <ul className={row}>
        {data.slice(0, limit).map((member) => (
          <li key={member.id} className="flex min-w-0 flex-col gap-2">
            <MemberCard {...memberCardProps(member, wording)} place="" priority headingLevel={3} />
            <Button asChild variant="soft" size="sm" block className="px-2">
              <a
                href={hrefs.memberChat(member.id)}
                aria-label={intl.formatMessage(messages.helloTo, { name: member.name })}
              >
                {intl.formatMessage(messages.hello)}
              </a>
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
