import { ApiError } from '@heartline/api-client';
import { Button } from '@heartline/ui/controls/button';
import { TextField } from '@heartline/ui/controls/text-field';
import { useState, type SubmitEvent } from 'react';
import { useIntl } from 'react-intl';

import { commonMessages, FormFailure } from '../../shared/index.ts';
import { useRestrict } from '../moderation.queries.ts';
import { restrictionMessages as messages } from './restriction.messages.ts';
import { missingIn, StatementFields, type Statement } from '../shared/statement-fields.tsx';
import { useFormKeys } from '../shared/use-form-keys.ts';

/** The id in pasted text: the id itself, or the address of a profile. */
const idIn = (text: string) => /(?:\/members\/)?([\w-]+)\/?$/.exec(text.trim())?.[1] ?? '';

/** Disables a member without a report, with a statement of reasons. */
export function RestrictForm({ onCancel, onDone }: { onCancel: () => void; onDone: () => void }) {
  const intl = useIntl();
  const { mutate, isPending, error, variables, reset } = useRestrict();
  const [member, setMember] = useState('');
  const [statement, setStatement] = useState<Statement>({ ground: undefined, facts: '' });
  const [tried, setTried] = useState(false);
  const memberId = idIn(member);
  const unknown = error instanceof ApiError && error.code === 'not_found' && variables?.memberId === memberId;
  const form = useFormKeys({ onGround: (ground) => setStatement((before) => ({ ...before, ground })), onCancel });
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setTried(true);
    const { ground } = statement;
    const field = memberId === '' ? 'input' : ground ? 'textarea' : 'input[type="radio"]';
    if (memberId === '' || !ground || missingIn(statement).facts)
      event.currentTarget.querySelector<HTMLElement>(field)?.focus();
    else if (!isPending) mutate({ memberId, ground, facts: statement.facts.trim() }, { onSuccess: onDone });
  };
  return (
    <form
      ref={form}
      noValidate
      aria-label={intl.formatMessage(messages.add)}
      className="flex flex-col gap-4 rounded-lg border border-line bg-surface p-4 shadow-soft"
      onSubmit={send}
    >
      <p className="text-sm text-ink-muted">{intl.formatMessage(messages.addText)}</p>
      <FormFailure error={unknown ? null : error} />
      <TextField
        label={intl.formatMessage(messages.member)}
        hint={intl.formatMessage(messages.memberHint)}
        required
        autoComplete="off"
        spellCheck={false}
        value={member}
        error={
          unknown
            ? intl.formatMessage(messages.memberUnknown)
            : tried && memberId === ''
              ? intl.formatMessage(messages.memberMissing)
              : undefined
        }
        onChange={(event) => {
          setMember(event.target.value);
          if (error) reset();
        }}
      />
      <StatementFields value={statement} onChange={setStatement} language={undefined} tried={tried} keys />
      <div className="flex flex-wrap justify-end gap-2">
        <Button variant="ghost" onClick={onCancel}>
          {intl.formatMessage(commonMessages.cancel)}
        </Button>
        <Button type="submit" variant="danger" loading={isPending}>
          {intl.formatMessage(messages.disable)}
        </Button>
      </div>
    </form>
  );
}
