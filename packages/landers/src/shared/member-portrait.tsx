import { MatchCard } from '@heartline/ui/member/match-card';
import { useIntl } from 'react-intl';

import type { LanderMemberInView, LanderSite } from './lander-data.ts';

/** The member in view, large and marked if fictional (LOC-10). Without a photo that visitors may see, shows the initial. */
export function MemberPortrait({ member, site }: { member: LanderMemberInView; site: LanderSite | undefined }) {
  const intl = useIntl();
  const place = member.place ?? member.region ?? intl.formatDisplayName(member.country, { type: 'region' });
  return (
    <MatchCard
      name={member.name}
      age={member.age}
      photoUrl={member.photo}
      {...(place ? { place } : {})}
      {...(member.fictional && site ? { fictionalLabel: site.fictionalSingular } : {})}
    />
  );
}
