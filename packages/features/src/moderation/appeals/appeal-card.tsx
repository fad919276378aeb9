import { ApiError, appealOutcomes } from '@heartline/api-client';
import { Button } from '@heartline/ui/controls/button';
import { RadioGroup } from '@heartline/ui/controls/radio-group';
import { TextArea } from '@heartline/ui/controls/text-area';
import { Alert } from '@heartline/ui/feedback/alert';
import { useId, useState, type SubmitEvent } from 'react';
import { useIntl } from 'react-intl';

import { commonMessages, FormFailure, useKeptFocus, useNames } from '../../shared/index.ts';
import { appealMessages as messages } from './appeal.messages.ts';
import { messages as common } from '../moderation.messages.ts';
import { useDecideAppeal, type AppealCase } from '../moderation.queries.ts';
import { NoticeSummary } from '../shared/notice-summary.tsx';
import { areWords, longestWords } from '../shared/statement-fields.tsx';
import { SuspectData } from '../shared/suspect-data.tsx';
import { useFormKeys } from '../shared/use-form-keys.ts';
import { useReturningFocus } from '../shared/use-returning-focus.ts';

/** One appeal: the decision, the member's grounds, and the answer, which the moderator who decided must not give. */
export function AppealCard({ appeal }: { appeal: AppealCase }) {
  const intl = useIntl();
  const id = useId();
  const [answering, setAnswering] = useState(false);
  const keptFocus = useKeptFocus();
  const answer = useReturningFocus<HTMLButtonElement>(!answering);
  const decide = useDecideAppeal();
  const { notice, member, decidedByMe } = appeal;
  const overtaken = decide.error instanceof ApiError && decide.error.code === 'conflict';
  return (
    <article
      ref={keptFocus}
      aria-labelledby={id}
      className="flex flex-col gap-4 rounded-lg border border-line bg-surface p-4 shadow-soft sm:p-5"
    >
      <div id={id}>
        <SuspectData member={member} />
      </div>
      <div className="rounded-md bg-surface-sunken p-3">
        <NoticeSummary notice={notice} />
      </div>
      <div className="flex flex-col gap-1">
        <p className="text-sm font-semibold text-ink-muted">{intl.formatMessage(messages.says)}</p>
        <blockquote dir="auto" className="border-s-4 border-line ps-3 whitespace-pre-line wrap-anywhere">
          {notice.appeal.text}
        </blockquote>
      </div>
      {decide.isSuccess || overtaken ? (
        <Alert
          tone={overtaken ? 'info' : 'success'}
          title={intl.formatMessage(overtaken ? messages.overtaken : messages.done)}
        />
      ) : decidedByMe ? (
        <Alert tone="info" title={intl.formatMessage(messages.byMe)}>
          {intl.formatMessage(messages.byMeText)}
        </Alert>
      ) : answering ? (
        <AnswerForm
          appeal={appeal}
          sending={decide.isPending}
          error={decide.error}
          onCancel={() => setAnswering(false)}
          onSend={(outcome, answer) => decide.mutate({ id: notice.id, outcome, answer })}
        />
      ) : (
        <Button ref={answer} variant="outline" className="self-start" onClick={() => setAnswering(true)}>
          {intl.formatMessage(messages.decide)}
        </Button>
      )}
    </article>
  );
}

type Outcome = (typeof appealOutcomes)[number];

interface AnswerFormProps {
  appeal: AppealCase;
  sending: boolean;
  error: unknown;
  onCancel: () => void;
  onSend: (outcome: Outcome, answer: string) => void;
}

function AnswerForm({ appeal: { member, notice }, sending, error, onCancel, onSend }: AnswerFormProps) {
  const intl = useIntl();
  const { language } = useNames();
  const [outcome, setOutcome] = useState<Outcome>();
  const [answer, setAnswer] = useState('');
  const [tried, setTried] = useState(false);
  const form = useFormKeys({ onCancel });
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setTried(true);
    if (!outcome) event.currentTarget.querySelector('input')?.focus();
    else if (!areWords(answer)) event.currentTarget.querySelector('textarea')?.focus();
    else if (!sending) onSend(outcome, answer.trim());
  };
  // The files of a removed photo are gone: lifting the decision does not restore them.
  const takesBack = notice.photoId === null ? messages.overturned_text : messages.overturnedPhoto_text;
  return (
    <form ref={form} noValidate className="flex flex-col gap-4" onSubmit={send}>
      <FormFailure error={error} />
      <RadioGroup
        variant="cards"
        label={intl.formatMessage(messages.outcome)}
        required
        value={outcome ?? ''}
        error={tried && !outcome ? intl.formatMessage(messages.outcomeMissing) : undefined}
        onValueChange={(chosen) => setOutcome(appealOutcomes.find((one) => one === chosen))}
        options={appealOutcomes.map((one) => ({
          value: one,
          label: intl.formatMessage(messages[one]),
          hint: intl.formatMessage(one === 'overturned' ? takesBack : messages.upheld_text),
        }))}
      />
      <TextArea
        label={intl.formatMessage(messages.answer)}
        hint={intl.formatMessage(common.factsLanguage, { language: language(member.language) })}
        required
        maxLength={longestWords}
        value={answer}
        error={tried && !areWords(answer) ? intl.formatMessage(common.wordsMissing) : undefined}
        onChange={(event) => setAnswer(event.target.value)}
      />
      <div className="flex flex-wrap justify-end gap-2">
        <Button variant="ghost" onClick={onCancel}>
          {intl.formatMessage(commonMessages.cancel)}
        </Button>
        <Button type="submit" loading={sending}>
          {intl.formatMessage(messages.send)}
        </Button>
      </div>
    </form>
  );
}
