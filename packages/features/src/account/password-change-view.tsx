import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { Button } from '@heartline/ui/controls/button';
import { Link } from '@heartline/ui/controls/link';
import { PasswordField } from '@heartline/ui/controls/password-field';
import { FocusPanel } from '@heartline/ui/shell/focus-panel';
import { CircleCheckIcon } from 'lucide-react';
import { useForm } from 'react-hook-form';
import { useIntl } from 'react-intl';
import * as v from 'valibot';

import {
  formAct,
  FormFailure,
  BackToMe,
  hrefs,
  commonMessages,
  minPasswordLength,
  TitleAfterForm,
  useErrorText,
  useFieldErrorText,
  useKeptFocus,
  useServerErrors,
} from '../shared/index.ts';
import type { PasswordChange } from './account.queries.ts';
import { changeMessages } from './email/email.messages.ts';
import { passwordMessages as messages } from './password.messages.ts';
import { useErrorsAtFields } from './use-errors-at-fields.ts';

const schema = v.pipe(
  v.object({
    currentPassword: v.pipe(v.string(), v.nonEmpty('required')),
    password: v.pipe(
      v.string(),
      v.nonEmpty('required'),
      v.minLength(minPasswordLength, 'password_short'),
      v.maxLength(128, 'too_long'),
    ),
    repeated: v.pipe(v.string(), v.nonEmpty('required')),
  }),
  v.forward(
    v.partialCheck([['password'], ['repeated']], ({ password, repeated }) => password === repeated, 'passwords_differ'),
    ['repeated'],
  ),
);
const places = { password_wrong: 'currentPassword' } as const;

export interface PasswordChangeViewProps {
  /** The account that a password manager stores the password for. */
  email: string;
  onSubmit: (change: PasswordChange) => void;
  pending?: boolean;
  error?: unknown;
  done?: boolean;
}

/** Asks for the old password once and the new one twice (ACC-04). */
export function PasswordChangeView({
  email,
  onSubmit,
  pending = false,
  error = null,
  done = false,
}: PasswordChangeViewProps) {
  const intl = useIntl();
  const errorText = useErrorText();
  const fieldText = useFieldErrorText();
  const { register, handleSubmit, setError, formState } = useForm<PasswordChange & { repeated: string }>({
    resolver: standardSchemaResolver(schema),
    defaultValues: { currentPassword: '', password: '', repeated: '' },
  });
  useServerErrors(error, setError);
  const atField = useErrorsAtFields(error, setError, places);
  const keptFocus = useKeptFocus();
  if (done) {
    return (
      <FocusPanel
        ref={keptFocus}
        icon={<CircleCheckIcon />}
        title={<TitleAfterForm>{intl.formatMessage(messages.doneTitle)}</TitleAfterForm>}
        intro={intl.formatMessage(messages.doneIntro)}
      >
        <Button size="lg" block asChild>
          <a href={hrefs.me}>{intl.formatMessage(commonMessages.toMe)}</a>
        </Button>
      </FocusPanel>
    );
  }
  const eye = {
    showLabel: intl.formatMessage(changeMessages.show),
    hideLabel: intl.formatMessage(changeMessages.hide),
  };
  const { currentPassword, password, repeated } = formState.errors;
  return (
    <FocusPanel
      ref={keptFocus}
      title={intl.formatMessage(messages.title)}
      intro={intl.formatMessage(messages.intro)}
      back={<BackToMe />}
    >
      <form
        noValidate
        className="flex flex-col gap-5"
        onSubmit={(event) => void handleSubmit(({ repeated: _same, ...change }) => onSubmit(change))(event)}
      >
        {atField ? null : <FormFailure error={error} />}
        <input hidden readOnly autoComplete="username" value={email} />
        <PasswordField
          {...eye}
          label={intl.formatMessage(messages.current)}
          error={currentPassword?.type === 'server' ? errorText(error) : fieldText(currentPassword?.message)}
          data-act={formAct}
          {...register('currentPassword')}
        />
        <PasswordField
          {...eye}
          label={intl.formatMessage(messages.new)}
          hint={intl.formatMessage(messages.newHint, { min: minPasswordLength })}
          error={fieldText(password?.message)}
          autoComplete="new-password"
          data-act={formAct}
          {...register('password')}
        />
        <PasswordField
          {...eye}
          label={intl.formatMessage(messages.repeat)}
          error={fieldText(repeated?.message)}
          autoComplete="new-password"
          data-act={formAct}
          {...register('repeated')}
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
