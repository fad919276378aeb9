import { ApiError } from '@heartline/api-client';
import { Button } from '@heartline/ui/controls/button';
import { TextField } from '@heartline/ui/controls/text-field';
import { Alert } from '@heartline/ui/feedback/alert';
import { Badge } from '@heartline/ui/feedback/badge';
import { useState, type SubmitEvent } from 'react';
import { useIntl } from 'react-intl';

import { commonMessages, FormFailure } from '../shared/index.ts';
import { messages as common } from './moderation.messages.ts';
import { useLift, type Restriction } from './moderation.queries.ts';
import { NoticeSummary } from './notice-summary.tsx';
import { restrictionMessages as messages } from './restriction.messages.ts';
import { areWords } from './statement-fields.tsx';
import { SuspectData } from './suspect-data.tsx';

/** One restriction in force, with the way to take it back. */
export function RestrictionCard({ restriction }: { restriction: Restriction }) {
  const intl = useIntl();
  const [lifting, setLifting] = useState(false);
  const lift = useLift();
  const { id, member, actor, appeal } = restriction;
  const overtaken = lift.error instanceof ApiError && lift.error.code === 'conflict';
  return (
    <article className="flex flex-col gap-3 rounded-lg border border-line bg-surface p-4">
      <header className="flex flex-wrap items-start justify-between gap-2">
        <SuspectData member={member} />
        {appeal === null ? null : (
          <Badge tone={appeal === 'open' ? 'warning' : 'neutral'}>
            {intl.formatMessage(messages[`appeal_${appeal}`])}
          </Badge>
        )}
      </header>
      <NoticeSummary notice={restriction} />
      <p className="text-sm wrap-anywhere text-ink-muted">{intl.formatMessage(messages.by, { actor })}</p>
      {lift.isSuccess || overtaken ? (
        <Alert
          tone={overtaken ? 'info' : 'success'}
          title={intl.formatMessage(overtaken ? messages.overtaken : messages.lifted)}
        />
      ) : lifting ? (
        <LiftForm
          sending={lift.isPending}
          error={lift.error}
          onCancel={() => setLifting(false)}
          onLift={(reason) => lift.mutate({ id, reason })}
        />
      ) : (
        <Button variant="outline" size="sm" className="self-start" onClick={() => setLifting(true)}>
          {intl.formatMessage(messages.lift)}
        </Button>
      )}
    </article>
  );
}

const focusOnce = (field: HTMLInputElement | null) => field?.focus();

interface LiftFormProps {
  sending: boolean;
  error: unknown;
  onCancel: () => void;
  onLift: (reason: string) => void;
}

function LiftForm({ sending, error, onCancel, onLift }: LiftFormProps) {
  const intl = useIntl();
  const [reason, setReason] = useState('');
  const [tried, setTried] = useState(false);
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setTried(true);
    if (!areWords(reason)) event.currentTarget.querySelector('input')?.focus();
    else if (!sending) onLift(reason.trim());
  };
  return (
    <form noValidate className="flex flex-col gap-3" onSubmit={send}>
      <FormFailure error={error} />
      <TextField
        ref={focusOnce}
        label={intl.formatMessage(messages.liftReason)}
        hint={intl.formatMessage(messages.liftHint)}
        required
        maxLength={200}
        autoComplete="off"
        value={reason}
        error={tried && !areWords(reason) ? intl.formatMessage(common.wordsMissing) : undefined}
        onChange={(event) => setReason(event.target.value)}
      />
      <div className="flex flex-wrap justify-end gap-2">
        <Button variant="ghost" size="sm" onClick={onCancel}>
          {intl.formatMessage(commonMessages.cancel)}
        </Button>
        <Button type="submit" size="sm" loading={sending}>
          {intl.formatMessage(messages.lift)}
        </Button>
      </div>
    </form>
  );
}
