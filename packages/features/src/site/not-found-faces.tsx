import { MemberCard } from '@heartline/ui/member/member-card';
import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';

import { memberCardProps, useApi, useMemberWording, useSettings } from '../shared/index.ts';
import { homeMessages } from './home.messages.ts';
import { homeQueries } from './home.queries.ts';

/** One row of the members of the home page, as many as the layout has space for. */
export default function NotFoundFaces() {
  const intl = useIntl();
  const settings = useSettings();
  const wording = useMemberWording(settings.fictionalSingular);
  const { data: members = [] } = useQuery({
    ...homeQueries.members(useApi(), settings.geoipSelectedCountry),
    retry: false,
  });
  if (members.length === 0) return null;
  return (
    <ul
      aria-label={intl.formatMessage(homeMessages.membersTitle, { site: settings.name })}
      className="mx-auto grid w-full max-w-240 grid-cols-2 gap-2 px-4 pb-8 sm:grid-cols-3 sm:gap-3 md:grid-cols-6 max-sm:[&>li:nth-child(n+3)]:hidden max-md:[&>li:nth-child(n+4)]:hidden"
    >
      {members.map((member) => (
        <li key={member.id} className="min-w-0">
          <MemberCard {...memberCardProps(member, wording)} headingLevel={2} />
        </li>
      ))}
    </ul>
  );
}
