import { ApiError, type Complaint } from '@heartline/api-client';
import { Button } from '@heartline/ui/controls/button';
import { TextArea } from '@heartline/ui/controls/text-area';
import { Alert } from '@heartline/ui/feedback/alert';
import { Badge } from '@heartline/ui/feedback/badge';
import { useState, type SubmitEvent } from 'react';
import { useIntl } from 'react-intl';

import { FormFailure, useSettings } from '../shared/index.ts';
import { kindMessages, threadMessages as messages } from './complaint.messages.ts';
import { longestText } from './longest-text.ts';
import { tones } from './state-tones.ts';

export interface ComplaintThreadProps {
  complaint: Complaint;
  onAdd: (text: string) => void;
  /** A message is being sent. @default false */
  sending?: boolean;
  /** The error of the last sending. */
  error?: unknown;
}

/** A complaint with all its messages, the date its answer is due, and a form to add more. */
export function ComplaintThread({ complaint, onAdd, sending = false, error = null }: ComplaintThreadProps) {
  const intl = useIntl();
  const { name } = useSettings();
  const { kind, reference, status, createdAt, answerBy, entries } = complaint;
  const overtaken = error instanceof ApiError && error.code === 'conflict';
  return (
    <article className="mx-auto flex w-full max-w-reading flex-col gap-6 py-4 md:py-8">
      <header className="flex flex-col gap-2">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h1 className="text-2xl font-display">{intl.formatMessage(kindMessages[kind])}</h1>
          <Badge tone={tones[status]}>{intl.formatMessage(messages[status])}</Badge>
        </div>
        <p className="flex flex-wrap gap-x-4 text-sm text-ink-muted">
          <span>{intl.formatMessage(messages.sentOn, { date: new Date(createdAt) })}</span>
          <span className="tabular-nums select-all">{reference}</span>
        </p>
        {answerBy === null ? null : (
          <p className="font-medium">{intl.formatMessage(messages.answerBy, { date: new Date(answerBy) })}</p>
        )}
      </header>
      <ol className="flex flex-col gap-3">
        {entries.map(({ by, text, at }) => (
          <li
            key={at + by}
            className={
              by === 'staff'
                ? 'flex flex-col gap-1 rounded-lg border border-line bg-surface p-4 shadow-soft'
                : 'flex flex-col gap-1 rounded-lg bg-surface-sunken p-4'
            }
          >
            <p className="flex flex-wrap justify-between gap-x-4 text-sm text-ink-muted">
              <span className="font-semibold">{by === 'staff' ? name : intl.formatMessage(messages.you)}</span>
              <time dateTime={at}>{intl.formatDate(at, { dateStyle: 'medium', timeStyle: 'short' })}</time>
            </p>
            <p dir="auto" className="whitespace-pre-line wrap-anywhere">
              {text}
            </p>
          </li>
        ))}
      </ol>
      {status === 'closed' || overtaken ? (
        <Alert tone="info" title={intl.formatMessage(messages.closedText)} />
      ) : (
        // Remounted after each message of the complainant, which empties the field. An answer that arrives meanwhile does not.
        <AddForm
          key={entries.filter(({ by }) => by !== 'staff').length}
          onAdd={onAdd}
          sending={sending}
          error={error}
        />
      )}
    </article>
  );
}

function AddForm({ onAdd, sending, error }: Required<Omit<ComplaintThreadProps, 'complaint'>>) {
  const intl = useIntl();
  const [text, setText] = useState('');
  const [missing, setMissing] = useState(false);
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setMissing(text.trim() === '');
    if (text.trim() === '') event.currentTarget.querySelector('textarea')?.focus();
    else if (!sending) onAdd(text.trim());
  };
  return (
    <form noValidate className="flex flex-col gap-4" onSubmit={send}>
      <FormFailure error={error} />
      <TextArea
        label={intl.formatMessage(messages.add)}
        value={text}
        maxLength={longestText}
        error={missing ? intl.formatMessage(messages.addMissing) : undefined}
        onChange={(event) => {
          setText(event.target.value);
          setMissing(false);
        }}
      />
      <Button type="submit" variant="outline" className="self-start" loading={sending}>
        {intl.formatMessage(messages.send)}
      </Button>
    </form>
  );
}
