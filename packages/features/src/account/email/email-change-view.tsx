import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { newEmailSchema } from '@heartline/api-client';
import { Button } from '@heartline/ui/controls/button';
import { Link } from '@heartline/ui/controls/link';
import { PasswordField } from '@heartline/ui/controls/password-field';
import { TextField } from '@heartline/ui/controls/text-field';
import { FocusPanel } from '@heartline/ui/shell/focus-panel';
import { MailCheckIcon } from 'lucide-react';
import { useForm } from 'react-hook-form';
import { useIntl } from 'react-intl';
import * as v from 'valibot';

import {
  formAct,
  FormFailure,
  BackToMe,
  hrefs,
  TitleAfterForm,
  useFieldErrorText,
  useKeptFocus,
  useServerErrors,
} from '../../shared/index.ts';
import type { EmailChange } from '../account.queries.ts';
import { changeMessages, emailMessages as messages } from './email.messages.ts';
import { useErrorsAtFields } from '../use-errors-at-fields.ts';

const schema = v.object({
  email: v.pipe(v.string(), v.trim(), v.nonEmpty('required'), newEmailSchema()),
  password: v.pipe(v.string(), v.nonEmpty('required')),
});
const places = { email_taken: 'email', password_wrong: 'password' } as const;

/** Error texts of this form's own. */
const ownTexts: Partial<Record<string, typeof messages.taken>> = {
  invalid_email: messages.invalid,
  email_not_ascii: messages.letters,
  email_taken: messages.taken,
  password_wrong: messages.wrong,
};

export interface EmailChangeViewProps {
  /** The account's present address. */
  email: string;
  onSubmit: (change: EmailChange) => void;
  pending?: boolean;
  error?: unknown;
  /** The address that the link was sent to; if set, the next steps replace the form. */
  sentTo?: string | undefined;
  /** Back to the form. */
  onAgain: () => void;
}

/** Asks for the new address and the password; the mailed link does the change (ACC-04). */
export function EmailChangeView({
  email,
  onSubmit,
  pending = false,
  error = null,
  sentTo,
  onAgain,
}: EmailChangeViewProps) {
  const intl = useIntl();
  const fieldText = useFieldErrorText();
  const { register, handleSubmit, setError, formState } = useForm<EmailChange>({
    resolver: standardSchemaResolver(schema),
    defaultValues: { email: '', password: '' },
  });
  useServerErrors(error, setError);
  const atField = useErrorsAtFields(error, setError, places);
  const keptFocus = useKeptFocus();
  const textOf = (code: string | undefined) => {
    const own = code === undefined ? undefined : ownTexts[code];
    return own ? intl.formatMessage(own) : fieldText(code);
  };

  if (sentTo !== undefined) {
    return (
      <FocusPanel
        ref={keptFocus}
        icon={<MailCheckIcon />}
        title={<TitleAfterForm>{intl.formatMessage(messages.sentTitle)}</TitleAfterForm>}
        intro={intl.formatMessage(messages.sentIntro, { email: sentTo })}
        back={<BackToMe />}
      >
        <Button variant="outline" onClick={onAgain}>
          {intl.formatMessage(messages.again)}
        </Button>
      </FocusPanel>
    );
  }
  return (
    <FocusPanel
      ref={keptFocus}
      title={intl.formatMessage(messages.title)}
      intro={<span className="wrap-anywhere">{intl.formatMessage(messages.intro, { email })}</span>}
      back={<BackToMe />}
    >
      <form
        noValidate
        className="flex flex-col gap-5"
        onSubmit={(event) => void handleSubmit((change) => onSubmit({ ...change, email: change.email.trim() }))(event)}
      >
        {atField ? null : <FormFailure error={error} />}
        <TextField
          label={intl.formatMessage(messages.field)}
          type="email"
          autoComplete="email"
          error={textOf(formState.errors.email?.message)}
          data-act={formAct}
          {...register('email')}
        />
        <PasswordField
          showLabel={intl.formatMessage(changeMessages.show)}
          hideLabel={intl.formatMessage(changeMessages.hide)}
          label={intl.formatMessage(messages.password)}
          hint={intl.formatMessage(messages.passwordHint)}
          error={textOf(formState.errors.password?.message)}
          data-act={formAct}
          {...register('password')}
        />
        <Button type="submit" size="lg" block loading={pending} data-act={formAct}>
          {intl.formatMessage(messages.submit)}
        </Button>
        <Link href={hrefs.resetPassword} className="self-start">
          {intl.formatMessage(changeMessages.forgot)}
        </Link>
      </form>
    </FocusPanel>
  );
}
