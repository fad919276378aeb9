import { ApiError } from '@heartline/api-client';
import { Button } from '@heartline/ui/controls/button';
import { TextField } from '@heartline/ui/controls/text-field';
import { FocusPanel } from '@heartline/ui/shell/focus-panel';
import { ClockIcon, ShieldCheckIcon } from 'lucide-react';
import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { useIntl } from 'react-intl';

import {
  CodeForm,
  formAct,
  FormFailure,
  isWrongCode,
  TitleAfterForm,
  useFieldErrorText,
  useKeptFocus,
} from '../shared/index.ts';
import { secondStepMessages as messages } from './second-step.messages.ts';
import { messages as sessionMessages } from './session.messages.ts';

export interface SecondStepViewProps {
  onSubmit: (code: string) => void;
  /** Back to the password. */
  onAgain: () => void;
  pending?: boolean;
  error?: unknown;
}

/** After the right password: the code of the app, or a recovery code of who has no app at hand (SES-10). */
export function SecondStepView({ onSubmit, onAgain, pending = false, error = null }: SecondStepViewProps) {
  const intl = useIntl();
  const [recovering, setRecovering] = useState(false);
  const keptFocus = useKeptFocus();
  const start = useRef<HTMLDivElement>(null);
  // Who pressed “Log in” goes on writing, and hears what is asked for now.
  useEffect(() => start.current?.querySelector('input')?.focus(), []);
  const over = error instanceof ApiError && error.code === 'login_failed';
  const form = { onSubmit, pending, error };
  const submit = intl.formatMessage(sessionMessages.submit);
  if (over) {
    return (
      <FocusPanel
        ref={keptFocus}
        icon={<ClockIcon />}
        title={<TitleAfterForm>{intl.formatMessage(messages.overTitle)}</TitleAfterForm>}
        intro={intl.formatMessage(messages.overIntro)}
      >
        <Button size="lg" block onClick={onAgain} data-act={formAct}>
          {intl.formatMessage(sessionMessages.backToLogin)}
        </Button>
      </FocusPanel>
    );
  }
  return (
    <FocusPanel
      ref={keptFocus}
      icon={<ShieldCheckIcon />}
      title={<TitleAfterForm>{intl.formatMessage(messages.title)}</TitleAfterForm>}
      intro={intl.formatMessage(recovering ? messages.recoveryIntro : messages.intro)}
    >
      <div ref={start}>
        {recovering ? (
          <RecoveryForm {...form} submit={submit} />
        ) : (
          <CodeForm
            {...form}
            label={intl.formatMessage(messages.code)}
            wrong={intl.formatMessage(messages.wrong)}
            submit={submit}
          />
        )}
      </div>
      <Button variant="outline" block onClick={() => setRecovering(!recovering)} data-act={formAct}>
        {intl.formatMessage(recovering ? messages.toApp : messages.toRecovery)}
      </Button>
    </FocusPanel>
  );
}

interface RecoveryFormProps extends Pick<SecondStepViewProps, 'onSubmit' | 'pending' | 'error'> {
  submit: string;
}

function RecoveryForm({ onSubmit, pending = false, error = null, submit }: RecoveryFormProps) {
  const intl = useIntl();
  const fieldText = useFieldErrorText();
  const [code, setCode] = useState('');
  const [empty, setEmpty] = useState(false);
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setEmpty(code.trim() === '');
    if (code.trim() !== '') onSubmit(code.trim());
  };
  return (
    <form noValidate className="flex flex-col gap-5" onSubmit={send}>
      {isWrongCode(error) ? null : <FormFailure error={error} />}
      <TextField
        label={intl.formatMessage(messages.recoveryCode)}
        error={
          empty ? fieldText('required') : isWrongCode(error) ? intl.formatMessage(messages.recoveryWrong) : undefined
        }
        value={code}
        onChange={({ currentTarget }) => setCode(currentTarget.value)}
        maxLength={60}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        data-act={formAct}
      />
      <Button type="submit" size="lg" block loading={pending} data-act={formAct}>
        {submit}
      </Button>
    </form>
  );
}
