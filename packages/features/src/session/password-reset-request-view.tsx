import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { ApiError, emailSchema } from '@heartline/api-client';
import { Button } from '@heartline/ui/controls/button';
import { Link } from '@heartline/ui/controls/link';
import { TextField } from '@heartline/ui/controls/text-field';
import { FocusPanel } from '@heartline/ui/shell/focus-panel';
import { MailCheckIcon } from 'lucide-react';
import { useForm } from 'react-hook-form';
import { useIntl } from 'react-intl';
import * as v from 'valibot';

import {
  formAct,
  FormFailure,
  hrefs,
  TitleAfterForm,
  useErrorText,
  useFieldErrorText,
  useKeptFocus,
  useServerErrors,
} from '../shared/index.ts';
import { messages } from './session.messages.ts';

const schema = v.object({
  email: v.pipe(v.string(), v.trim(), v.nonEmpty('required'), emailSchema()),
});

export interface PasswordResetRequestViewProps {
  onSubmit: (email: string) => void;
  pending?: boolean;
  error?: unknown;
  /** The address that the mail was sent to; if set, the next steps replace the form. */
  sentTo?: string | undefined;
  /** Back to the form. */
  onAgain: () => void;
  loginHref?: string;
}

export function PasswordResetRequestView({
  onSubmit,
  pending = false,
  error = null,
  sentTo,
  onAgain,
  loginHref = hrefs.login,
}: PasswordResetRequestViewProps) {
  const intl = useIntl();
  const errorText = useErrorText();
  const fieldText = useFieldErrorText();
  const { register, handleSubmit, setError, formState } = useForm<{ email: string }>({
    resolver: standardSchemaResolver(schema),
    defaultValues: { email: '' },
  });
  useServerErrors(error, setError);
  const keptFocus = useKeptFocus();
  const back = (
    <Link href={loginHref} variant="strong">
      {intl.formatMessage(messages.backToLogin)}
    </Link>
  );

  if (sentTo !== undefined) {
    return (
      <FocusPanel
        ref={keptFocus}
        icon={<MailCheckIcon />}
        title={<TitleAfterForm>{intl.formatMessage(messages.sentTitle)}</TitleAfterForm>}
        intro={intl.formatMessage(messages.sentIntro, { email: sentTo })}
        footer={back}
      >
        <Button variant="outline" onClick={onAgain}>
          {intl.formatMessage(messages.sendAgain)}
        </Button>
      </FocusPanel>
    );
  }
  // The error is about the address, so it stands at that field.
  const unknown = error instanceof ApiError && error.code === 'email_not_found';
  const fieldError = fieldText(formState.errors.email?.message) ?? (unknown ? errorText(error) : undefined);
  return (
    <FocusPanel
      ref={keptFocus}
      title={intl.formatMessage(messages.requestTitle)}
      intro={intl.formatMessage(messages.requestIntro)}
      footer={back}
    >
      <form
        noValidate
        className="flex flex-col gap-5"
        onSubmit={(event) => void handleSubmit(({ email }) => onSubmit(email.trim()))(event)}
      >
        {unknown ? null : <FormFailure error={error} />}
        <TextField
          label={intl.formatMessage(messages.email)}
          type="email"
          autoComplete="email"
          error={fieldError}
          data-act={formAct}
          {...register('email')}
        />
        <Button type="submit" size="lg" block loading={pending} data-act={formAct}>
          {intl.formatMessage(messages.requestSubmit)}
        </Button>
      </form>
    </FocusPanel>
  );
}
