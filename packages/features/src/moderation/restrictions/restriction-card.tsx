import { ApiError } from '@heartline/api-client';
import { Button } from '@heartline/ui/controls/button';
import { Alert } from '@heartline/ui/feedback/alert';
import { Badge } from '@heartline/ui/feedback/badge';
import { useState } from 'react';
import { useIntl } from 'react-intl';

import { useKeptFocus } from '../../shared/index.ts';
import { Actor } from '../audit/actor.tsx';
import { useLift, type Restriction } from '../moderation.queries.ts';
import { NoticeSummary } from '../shared/notice-summary.tsx';
import { ReasonForm } from '../shared/reason-form.tsx';
import { restrictionMessages as messages } from './restriction.messages.ts';
import { SuspectData } from '../shared/suspect-data.tsx';
import { useReturningFocus } from '../shared/use-returning-focus.ts';

/** One restriction in force, with a button to lift it. */
export function RestrictionCard({ restriction }: { restriction: Restriction }) {
  const intl = useIntl();
  const [lifting, setLifting] = useState(false);
  const keptFocus = useKeptFocus();
  const opener = useReturningFocus<HTMLButtonElement>(!lifting);
  const lift = useLift();
  const { id, member, actor, by, appeal } = restriction;
  const overtaken = lift.error instanceof ApiError && lift.error.code === 'conflict';
  return (
    <article ref={keptFocus} className="flex flex-col gap-3 rounded-lg border border-line bg-surface p-4">
      <header className="flex flex-wrap items-start justify-between gap-2">
        <SuspectData member={member} />
        {appeal === null ? null : (
          <Badge tone={appeal === 'open' ? 'warning' : 'neutral'}>
            {intl.formatMessage(messages[`appeal_${appeal}`])}
          </Badge>
        )}
      </header>
      <NoticeSummary notice={restriction} />
      <p className="text-sm wrap-anywhere text-ink-muted">
        {intl.formatMessage(messages.by, { actor: <Actor key="actor" actor={actor} by={by} /> })}
      </p>
      {lift.isSuccess || overtaken ? (
        <Alert
          tone={overtaken ? 'info' : 'success'}
          title={intl.formatMessage(overtaken ? messages.overtaken : messages.lifted)}
        />
      ) : lifting ? (
        <ReasonForm
          label={intl.formatMessage(messages.liftReason)}
          hint={intl.formatMessage(messages.liftHint)}
          send={intl.formatMessage(messages.lift)}
          sending={lift.isPending}
          error={lift.error}
          onSend={(reason) => lift.mutate({ id, reason })}
          onCancel={() => setLifting(false)}
        />
      ) : (
        <Button ref={opener} variant="outline" size="sm" className="self-start" onClick={() => setLifting(true)}>
          {intl.formatMessage(messages.lift)}
        </Button>
      )}
    </article>
  );
}
