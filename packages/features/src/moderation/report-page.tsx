import { Button } from '@heartline/ui/controls/button';
import { TextField } from '@heartline/ui/controls/text-field';
import { useInfiniteQuery } from '@tanstack/react-query';
import { LockIcon } from 'lucide-react';
import { useState, type SubmitEvent } from 'react';
import { useIntl } from 'react-intl';

import { FormFailure, useApi } from '../shared/index.ts';
import { messages as common } from './moderation.messages.ts';
import { moderationQueries, useLook } from './moderation.queries.ts';
import { ReportCase } from './report-case.tsx';
import { reportMessages as messages } from './report.messages.ts';
import { areWords } from './statement-fields.tsx';
import { SuspectData } from './suspect-data.tsx';
import { ReportTitle } from './report-title.tsx';

/** /moderation/reports/{id}: first why one looks, then the report in its context. */
export function ReportPage({ id }: { id: string }) {
  const look = useLook(id);
  if (look.data) return <ReportCase report={look.data} />;
  return <LookForm id={id} error={look.error} sending={look.isPending} onLook={(reason) => look.mutate(reason)} />;
}

interface LookFormProps {
  id: string;
  error: unknown;
  sending: boolean;
  onLook: (reason: string) => void;
}

/** One came here to write the reason. */
const focusOnce = (field: HTMLInputElement | null) => field?.focus();

function LookForm({ id, error, sending, onLook }: LookFormProps) {
  const intl = useIntl();
  const [reason, setReason] = useState('');
  const [tried, setTried] = useState(false);
  const { data } = useInfiniteQuery(moderationQueries.reports(useApi(), 'open'));
  const row = data?.pages.flatMap(({ reports }) => reports).find((report) => report.id === id);
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setTried(true);
    if (!areWords(reason)) event.currentTarget.querySelector('input')?.focus();
    else if (!sending) onLook(reason.trim());
  };
  return (
    <form
      noValidate
      className="mx-auto flex w-full max-w-2xl flex-col gap-5 rounded-lg border border-line bg-surface p-5 shadow-soft sm:p-6"
      onSubmit={send}
    >
      {row ? (
        <div className="flex flex-col gap-1 border-b border-line pb-4">
          <h2 className="text-lg font-bold">
            <ReportTitle report={row} />
          </h2>
          <SuspectData member={row.member} />
        </div>
      ) : null}
      <FormFailure error={error} />
      <p className="flex items-start gap-3">
        <LockIcon aria-hidden className="mt-0.5 size-5 shrink-0 text-ink-muted" />
        {intl.formatMessage(messages.lookText)}
      </p>
      <TextField
        ref={focusOnce}
        label={intl.formatMessage(messages.lookReason)}
        hint={intl.formatMessage(messages.lookHint)}
        required
        maxLength={200}
        autoComplete="off"
        value={reason}
        error={tried && !areWords(reason) ? intl.formatMessage(common.wordsMissing) : undefined}
        onChange={(event) => setReason(event.target.value)}
      />
      <Button type="submit" loading={sending} className="self-end">
        {intl.formatMessage(messages.look)}
      </Button>
    </form>
  );
}
