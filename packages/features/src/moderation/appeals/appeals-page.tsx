import { EmptyState } from '@heartline/ui/feedback/empty-state';
import { useInfiniteQuery } from '@tanstack/react-query';
import { ScaleIcon } from 'lucide-react';
import { useIntl } from 'react-intl';

import { useApi } from '../../shared/index.ts';
import { AppealCard } from './appeal-card.tsx';
import { appealMessages as messages } from './appeal.messages.ts';
import { Pages } from '../shared/loaded.tsx';
import { moderationQueries } from '../moderation.queries.ts';

/** /moderation/appeals: oldest first. */
export function AppealsPage() {
  const intl = useIntl();
  const query = useInfiniteQuery(moderationQueries.appeals(useApi()));
  return (
    <Pages
      query={query}
      items={({ appeals }) => appeals}
      empty={
        <EmptyState
          icon={<ScaleIcon />}
          title={intl.formatMessage(messages.none)}
          text={intl.formatMessage(messages.noneText)}
        />
      }
    >
      {(appeals) => (
        <ul className="flex max-w-form flex-col gap-4">
          {appeals.map((appeal) => (
            <li key={appeal.notice.id}>
              <AppealCard appeal={appeal} />
            </li>
          ))}
        </ul>
      )}
    </Pages>
  );
}
