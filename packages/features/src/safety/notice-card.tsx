import type { Notice } from '@heartline/api-client';
import { Button } from '@heartline/ui/controls/button';
import { FormError } from '@heartline/ui/controls/form-error';
import { TextArea } from '@heartline/ui/controls/text-area';
import { Badge } from '@heartline/ui/feedback/badge';
import { useId, useState, type SubmitEvent } from 'react';
import { useIntl } from 'react-intl';

import { commonMessages, useErrorText, useKeptFocus } from '../shared/index.ts';
import { reasonMessages } from './reason.messages.ts';
import { noticeMessages as messages } from './safety.messages.ts';

export interface NoticeCardProps {
  notice: Notice;
  /** @default 3 */
  headingLevel?: 2 | 3;
  onAppeal: (text: string) => void;
  /** The appeal is being sent. @default false */
  sending?: boolean;
  /** The error of the last sending. */
  error?: unknown;
}

/** A decision about the member with its statement of reasons, and the appeal against it (security.md section 10). */
export function NoticeCard({ notice, headingLevel = 3, onAppeal, sending = false, error }: NoticeCardProps) {
  const intl = useIntl();
  const Heading = `h${headingLevel}` as const;
  const id = useId();
  const keptFocus = useKeptFocus();
  const { kind, ground, facts, automated, createdAt, isNew, liftedAt, appeal } = notice;
  return (
    <article
      ref={keptFocus}
      aria-labelledby={id}
      className="flex flex-col gap-4 rounded-lg border border-line bg-surface p-4 shadow-soft sm:p-5"
    >
      <header className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Heading id={id} className="text-lg font-bold">
          {intl.formatMessage(messages[kind])}
        </Heading>
        {isNew ? <Badge tone="info">{intl.formatMessage(messages.isNew)}</Badge> : null}
        <p className="w-full text-sm text-ink-muted">
          {intl.formatMessage(messages.decidedOn, { date: new Date(createdAt) })}
        </p>
        {liftedAt === null ? null : (
          <Badge tone="success">{intl.formatMessage(messages.lifted, { date: new Date(liftedAt) })}</Badge>
        )}
      </header>
      <dl className="grid gap-x-6 gap-y-1 sm:grid-cols-[max-content_1fr]">
        <dt className="text-ink-muted">{intl.formatMessage(messages.ground)}</dt>
        <dd className="max-sm:mb-2">{intl.formatMessage(reasonMessages[ground])}</dd>
        <dt className="text-ink-muted">{intl.formatMessage(messages.facts)}</dt>
        <dd className="whitespace-pre-line">{facts}</dd>
      </dl>
      <p className="text-sm text-ink-muted">{intl.formatMessage(automated ? messages.automated : messages.byPerson)}</p>
      {appeal.text === null ? null : (
        <blockquote className="border-s-4 border-line ps-3 whitespace-pre-line text-ink-muted">
          {appeal.text}
        </blockquote>
      )}
      <AppealPart appeal={appeal} onAppeal={onAppeal} sending={sending} error={error} />
    </article>
  );
}

function AppealPart({
  appeal,
  onAppeal,
  sending,
  error,
}: Pick<Notice, 'appeal'> & Required<Pick<NoticeCardProps, 'onAppeal' | 'sending'>> & { error: unknown }) {
  const intl = useIntl();
  const [writing, setWriting] = useState(false);
  switch (appeal.state) {
    case 'open':
      return <p className="font-medium">{intl.formatMessage(messages.appealOpen)}</p>;
    case 'upheld':
    case 'overturned':
      return (
        <div className="flex flex-col gap-1">
          <p className="font-medium">{intl.formatMessage(messages[appeal.state])}</p>
          {appeal.answer === null ? null : <p className="whitespace-pre-line">{appeal.answer}</p>}
        </div>
      );
    case 'closed':
      return <p className="text-sm text-ink-muted">{intl.formatMessage(messages.closed)}</p>;
    case 'possible':
      return (
        <div className="flex flex-col items-start gap-3">
          <p>{intl.formatMessage(messages.appealUntil, { date: new Date(appeal.until) })}</p>
          {writing ? (
            <AppealForm onAppeal={onAppeal} sending={sending} error={error} onCancel={() => setWriting(false)} />
          ) : (
            <Button variant="outline" onClick={() => setWriting(true)}>
              {intl.formatMessage(messages.appeal)}
            </Button>
          )}
        </div>
      );
  }
}

/** The form was opened by a press: its field gets the focus. */
const focusOnce = (field: HTMLTextAreaElement | null) => field?.focus();

interface AppealFormProps {
  onAppeal: (text: string) => void;
  onCancel: () => void;
  sending: boolean;
  error: unknown;
}

function AppealForm({ onAppeal, onCancel, sending, error }: AppealFormProps) {
  const intl = useIntl();
  const errorText = useErrorText();
  const [text, setText] = useState('');
  const [missing, setMissing] = useState(false);
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setMissing(text.trim() === '');
    if (text.trim() === '') event.currentTarget.querySelector('textarea')?.focus();
    else if (!sending) onAppeal(text.trim());
  };
  return (
    <form noValidate className="flex w-full flex-col gap-4" onSubmit={send}>
      {error ? <FormError title={errorText(error)} /> : null}
      <TextArea
        label={intl.formatMessage(messages.appealText)}
        value={text}
        required
        ref={focusOnce}
        maxLength={2000}
        error={missing ? intl.formatMessage(messages.appealMissing) : undefined}
        onChange={(event) => {
          setText(event.target.value);
          setMissing(false);
        }}
      />
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="ghost" onClick={onCancel}>
          {intl.formatMessage(commonMessages.cancel)}
        </Button>
        <Button type="submit" loading={sending}>
          {intl.formatMessage(messages.appealSend)}
        </Button>
      </div>
    </form>
  );
}
