import type { ReportReason } from '@heartline/api-client';
import { Button } from '@heartline/ui/controls/button';
import { useState, type SubmitEvent } from 'react';
import { useIntl } from 'react-intl';

import { commonMessages } from '../../shared/index.ts';
import { Key } from './key.tsx';
import { messages as common } from '../moderation.messages.ts';
import type { Suspect } from '../moderation.queries.ts';
import { missingIn, StatementFields, type Statement } from './statement-fields.tsx';
import { useFormKeys } from './use-form-keys.ts';

interface RefusalFormProps {
  member: Suspect;
  /** Name of the form. */
  label: string;
  /** Explains the consequences for the member. */
  text: string;
  /** Label of the submit button. */
  send: string;
  /** The refusal is being sent. @default false */
  sending?: boolean;
  /** Words used before for this ground. */
  wordsFor: (ground: ReportReason) => string | undefined;
  onCancel: () => void;
  onSend: (statement: Statement) => void;
}

/** Ground and words of a refusal, by keyboard: a digit, the words, Ctrl and Enter. */
export function RefusalForm({
  member,
  label,
  text,
  send: sendLabel,
  sending = false,
  wordsFor,
  onCancel,
  onSend,
}: RefusalFormProps) {
  const intl = useIntl();
  const [value, setValue] = useState<Statement>({ ground: undefined, facts: '' });
  const [offered, setOffered] = useState('');
  const [tried, setTried] = useState(false);
  const change = (next: Statement) => {
    const before = next.ground === value.ground || !next.ground ? undefined : (wordsFor(next.ground) ?? '');
    // Words that the moderator wrote stay; words that were only suggested are replaced.
    if (before === undefined || value.facts !== offered) return setValue(next);
    setOffered(before);
    setValue({ ...next, facts: before });
  };
  const form = useFormKeys({ onGround: (ground) => change({ ...value, ground }), onCancel });
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setTried(true);
    const { ground, facts } = missingIn(value);
    if (ground) event.currentTarget.querySelector('input')?.focus();
    else if (facts) event.currentTarget.querySelector('textarea')?.focus();
    else if (!sending) onSend(value);
  };
  return (
    <form
      ref={form}
      noValidate
      aria-label={label}
      className="@container flex flex-col gap-4 rounded-lg border border-line bg-surface p-4"
      onSubmit={send}
    >
      <p className="text-sm text-ink-muted">{text}</p>
      <StatementFields value={value} onChange={change} language={member.language} tried={tried} keys />
      <div className="flex flex-wrap justify-end gap-2 @max-sm:*:grow">
        <Button variant="ghost" onClick={onCancel}>
          {intl.formatMessage(commonMessages.cancel)}
        </Button>
        <Button type="submit" variant="danger" loading={sending}>
          {sendLabel}
          <Key name={intl.formatMessage(common.sendKeys)} />
        </Button>
      </div>
    </form>
  );
}
