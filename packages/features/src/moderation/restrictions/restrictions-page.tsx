import { Button } from '@heartline/ui/controls/button';
import { EmptyState } from '@heartline/ui/feedback/empty-state';
import { Alert } from '@heartline/ui/feedback/alert';
import { useInfiniteQuery } from '@tanstack/react-query';
import { BanIcon } from 'lucide-react';
import { useState } from 'react';
import { useIntl } from 'react-intl';

import { useApi } from '../../shared/index.ts';
import { Pages } from '../shared/loaded.tsx';
import { moderationQueries } from '../moderation.queries.ts';
import { RestrictForm } from './restrict-form.tsx';
import { RestrictionCard } from './restriction-card.tsx';
import { restrictionMessages as messages } from './restriction.messages.ts';
import { useReturningFocus } from '../shared/use-returning-focus.ts';

/** /moderation/restrictions: restrictions in force, newest first; lifts one, or disables a member without a report. */
export function RestrictionsPage() {
  const intl = useIntl();
  const [state, setState] = useState<'list' | 'form' | 'done'>('list');
  const add = useReturningFocus<HTMLButtonElement>(state !== 'form');
  const query = useInfiniteQuery(moderationQueries.restrictions(useApi()));
  return (
    <div className="flex flex-col gap-4">
      <div className="flex max-w-form flex-col gap-4">
        {state === 'form' ? (
          <RestrictForm onCancel={() => setState('list')} onDone={() => setState('done')} />
        ) : (
          <>
            {state === 'done' ? <Alert tone="success" title={intl.formatMessage(messages.added)} /> : null}
            <Button ref={add} variant="outline" className="self-start" onClick={() => setState('form')}>
              {intl.formatMessage(messages.add)}
            </Button>
          </>
        )}
      </div>
      <Pages
        query={query}
        items={({ suppressions }) => suppressions}
        empty={<EmptyState icon={<BanIcon />} title={intl.formatMessage(messages.none)} />}
      >
        {(restrictions) => (
          <ul className="flex max-w-form flex-col gap-3">
            {restrictions.map((restriction) => (
              <li key={restriction.id}>
                <RestrictionCard restriction={restriction} />
              </li>
            ))}
          </ul>
        )}
      </Pages>
    </div>
  );
}
