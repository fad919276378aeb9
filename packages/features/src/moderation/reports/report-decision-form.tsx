import { ApiError } from '@heartline/api-client';
import { Button } from '@heartline/ui/controls/button';
import { RadioGroup } from '@heartline/ui/controls/radio-group';
import { TextArea } from '@heartline/ui/controls/text-area';
import { useState, type SubmitEvent } from 'react';
import { useIntl } from 'react-intl';

import { FormFailure } from '../../shared/index.ts';
import { Key } from '../shared/key.tsx';
import { messages as common } from '../moderation.messages.ts';
import { useDecideReport, type LookedAt, type ReportDecision } from '../moderation.queries.ts';
import { reportMessages as messages } from './report.messages.ts';
import { longestWords, missingIn, StatementFields, type Statement } from '../shared/statement-fields.tsx';
import { useFormKeys } from '../shared/use-form-keys.ts';
import { useShortcuts, useShortcutsSwitch } from '../shared/use-shortcuts.ts';

const decisions = ['dismiss', 'warn', 'remove_photo', 'disable_member'] as const;
type Decision = (typeof decisions)[number];
/** Keys that choose a decision, the same in every language: shown beside it. */
const keyOf: Record<Decision, string> = { dismiss: 'Q', warn: 'W', remove_photo: 'E', disable_member: 'R' };

interface ReportDecisionFormProps {
  report: LookedAt;
  /** The photo that the decision would remove. */
  photoId: string | undefined;
  /** `overtaken`: another moderator has decided meanwhile. */
  onDone: (outcome: 'decided' | 'overtaken') => void;
}

/** The measure against a reported member, its ground, and the words of the moderator. */
export function ReportDecisionForm({ report, photoId, onDone }: ReportDecisionFormProps) {
  const intl = useIntl();
  const { mutate, isPending, error } = useDecideReport();
  const [shortcuts] = useShortcutsSwitch();
  const [decision, setDecision] = useState<Decision>();
  const [statement, setStatement] = useState<Statement>({ ground: report.reason, facts: '' });
  const [note, setNote] = useState('');
  const [tried, setTried] = useState(false);
  const form = useFormKeys({
    focus: false,
    onGround: (ground) => setStatement((before) => ({ ...before, ground })),
  });
  const input = decision && inputOf(report.id, decision, statement, note, photoId);
  const noPhoto = report.photos.length === 0;

  const choose = (chosen: Decision) => {
    if (chosen === 'remove_photo' && noPhoto) return;
    setDecision(chosen);
    const radios = form.current?.querySelectorAll<HTMLInputElement>('input[type="radio"]') ?? [];
    [...radios].find(({ value }) => value === chosen)?.focus();
  };
  useShortcuts(
    Object.fromEntries(decisions.map((one) => [keyOf[one].toLowerCase(), () => choose(one)])),
    shortcuts && !isPending,
  );

  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setTried(true);
    if (isPending) return;
    if (!input) {
      event.currentTarget.querySelector<HTMLElement>(decision ? 'textarea' : 'input')?.focus();
      return;
    }
    mutate(input, {
      onSuccess: () => onDone('decided'),
      onError: (failure) => {
        if (failure instanceof ApiError && failure.code === 'conflict') onDone('overtaken');
      },
    });
  };

  return (
    <form
      ref={form}
      noValidate
      aria-label={intl.formatMessage(messages.decision)}
      className="flex flex-col gap-5 rounded-lg border border-line bg-surface p-4 shadow-soft"
      onSubmit={send}
    >
      <FormFailure error={error} />
      <RadioGroup
        variant="cards"
        label={intl.formatMessage(messages.decision)}
        required
        value={decision ?? ''}
        error={tried && !decision ? intl.formatMessage(messages.decisionMissing) : undefined}
        onValueChange={(chosen) => setDecision(decisions.find((one) => one === chosen))}
        options={decisions.map((one) => ({
          value: one,
          disabled: one === 'remove_photo' && noPhoto,
          label: (
            <span className="flex items-center gap-2 font-semibold">
              {intl.formatMessage(messages[one])}
              {shortcuts ? <Key name={keyOf[one]} /> : null}
            </span>
          ),
          hint: intl.formatMessage(messages[`${one}_text`]),
        }))}
      />
      {decision === 'remove_photo' && photoId === undefined ? (
        <p role="alert" className="text-sm font-medium text-danger-text">
          {intl.formatMessage(messages.photoMissing)}
        </p>
      ) : null}
      {decision === undefined ? null : decision === 'dismiss' ? (
        <TextArea
          label={intl.formatMessage(messages.note)}
          hint={intl.formatMessage(messages.noteHint)}
          maxLength={longestWords}
          value={note}
          onChange={(event) => setNote(event.target.value)}
        />
      ) : (
        <StatementFields
          value={statement}
          onChange={setStatement}
          language={report.member.language}
          tried={tried}
          keys={shortcuts}
        />
      )}
      {decision === undefined ? null : (
        <Button type="submit" loading={isPending} variant={decision === 'disable_member' ? 'danger' : 'strong'}>
          {intl.formatMessage(messages[`${decision}_send`])}
          <Key name={intl.formatMessage(common.sendKeys)} />
        </Button>
      )}
    </form>
  );
}

/** The request, or undefined while an input is missing. */
function inputOf(
  id: string,
  decision: Decision,
  statement: Statement,
  note: string,
  photoId: string | undefined,
): ReportDecision | undefined {
  if (decision === 'dismiss') return { id, decision, note: note.trim() };
  const { ground } = statement;
  if (!ground || missingIn(statement).facts) return undefined;
  const said = { id, ground, facts: statement.facts.trim() };
  if (decision !== 'remove_photo') return { ...said, decision };
  return photoId === undefined ? undefined : { ...said, decision, photoId };
}
