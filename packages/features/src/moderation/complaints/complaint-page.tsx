import { ApiError } from '@heartline/api-client';
import { Button } from '@heartline/ui/controls/button';
import { Alert } from '@heartline/ui/feedback/alert';
import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';

import { useApi, useKeptFocus } from '../../shared/index.ts';
import { moderationQueries, useAnswerComplaint, type ReadComplaint } from '../moderation.queries.ts';
import { Loaded } from '../shared/loaded.tsx';
import { Part } from '../shared/part.tsx';
import { SuspectData } from '../shared/suspect-data.tsx';
import { AnswerBy } from './answer-by.tsx';
import { ComplaintAnswerForm } from './complaint-answer-form.tsx';
import { complaintKindMessages, complaintMessages as messages } from './complaint.messages.ts';

/** /moderation/complaints/{reference}: the messages, and the answer. */
export function ComplaintPage({ id }: { id: string }) {
  const query = useQuery(moderationQueries.complaint(useApi(), id));
  return <Loaded query={query}>{(complaint) => <Complaint complaint={complaint} />}</Loaded>;
}

function Complaint({ complaint }: { complaint: ReadComplaint }) {
  const intl = useIntl();
  const keptFocus = useKeptFocus();
  const { id, kind, member, email, answerBy, entries } = complaint;
  return (
    <article ref={keptFocus} className="flex max-w-form flex-col gap-4">
      <header className="flex flex-col gap-2">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h2 className="text-xl font-bold">{intl.formatMessage(complaintKindMessages[kind])}</h2>
          <AnswerBy time={answerBy} />
        </div>
        {member ? (
          <SuspectData member={member} />
        ) : (
          <p className="wrap-anywhere">
            {intl.formatMessage(messages.visitor)} <span className="text-ink-muted">{email}</span>
          </p>
        )}
        <p className="text-sm tabular-nums text-ink-muted select-all">{id}</p>
      </header>
      {entries.map(({ by, text, at }) => (
        <Part key={at + by} title={intl.formatMessage(messages[by])}>
          <p dir="auto" className="whitespace-pre-line wrap-anywhere">
            {text}
          </p>
          <time dateTime={at} className="text-sm tabular-nums text-ink-muted">
            {intl.formatDate(at, { dateStyle: 'medium', timeStyle: 'short' })}
          </time>
        </Part>
      ))}
      <Answer complaint={complaint} />
    </article>
  );
}

function Answer({ complaint: { id, status, byMe, language, entries } }: { complaint: ReadComplaint }) {
  const intl = useIntl();
  const { mutate, isPending, isSuccess, error, variables } = useAnswerComplaint(id);
  const overtaken = error instanceof ApiError && error.code === 'conflict';
  if (byMe) return <Alert tone="info" title={intl.formatMessage(messages.byMe)} />;
  return (
    <>
      {overtaken && status !== 'closed' ? <Alert tone="info" title={intl.formatMessage(messages.overtaken)} /> : null}
      {isSuccess && variables !== 'close' ? (
        <Alert tone="success" title={intl.formatMessage(messages.done)} />
      ) : status === 'closed' ? (
        <Alert tone="info" title={intl.formatMessage(messages.isClosed)} />
      ) : (
        <ComplaintAnswerForm
          language={language}
          sending={isPending}
          error={overtaken ? null : error}
          onSend={(answer) => mutate({ ...answer, seen: entries.length })}
        />
      )}
      {status === 'answered' ? (
        <Button variant="outline" className="self-start" loading={isPending} onClick={() => mutate('close')}>
          {intl.formatMessage(messages.close)}
        </Button>
      ) : null}
    </>
  );
}
