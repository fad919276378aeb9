import { Badge } from '@heartline/ui/feedback/badge';
import { FictionalMark } from '@heartline/ui/member/fictional-mark';
import { useIntl } from 'react-intl';

import { useSiteMemberWording, useVocabulary } from '../../shared/index.ts';
import { messages } from '../moderation.messages.ts';
import type { Suspect } from '../moderation.queries.ts';

/** The data of a member that moderators may see, and no more. */
export function SuspectData({ member }: { member: Suspect }) {
  const intl = useIntl();
  const { gender, country, language } = useVocabulary();
  const wording = useSiteMemberWording();
  return (
    <div className="flex min-w-0 flex-col gap-1">
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-semibold wrap-anywhere">
        <bdi>{member.name}</bdi>
        <span className="font-normal tabular-nums text-ink-muted">{intl.formatNumber(member.age)}</span>
        {member.fictional ? <FictionalMark label={wording.fictional} /> : null}
        {member.status === 'active' ? null : (
          <Badge tone={member.status === 'disabled' ? 'danger' : 'neutral'}>
            {intl.formatMessage(messages[member.status])}
          </Badge>
        )}
      </p>
      <ul className="flex flex-wrap gap-x-3 text-sm text-ink-muted">
        <li>{gender(member.gender)}</li>
        <li>{country(member.country)}</li>
        <li>{intl.formatMessage(messages.reads, { language: language(member.language) })}</li>
      </ul>
    </div>
  );
}
