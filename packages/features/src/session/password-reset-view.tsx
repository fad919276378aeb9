import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { ApiError } from '@heartline/api-client';
import { Button } from '@heartline/ui/controls/button';
import { PasswordField } from '@heartline/ui/controls/password-field';
import { FocusPanel } from '@heartline/ui/shell/focus-panel';
import { CircleCheckIcon, Link2OffIcon, UsersRoundIcon } from 'lucide-react';
import { useForm } from 'react-hook-form';
import { useIntl } from 'react-intl';
import * as v from 'valibot';

import {
  formAct,
  FormFailure,
  hrefs,
  minPasswordLength,
  TitleAfterForm,
  useErrorText,
  useFieldErrorText,
  useKeptFocus,
  useServerErrors,
} from '../shared/index.ts';
import { messages } from './session.messages.ts';

const schema = v.pipe(
  v.object({
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

export interface PasswordResetViewProps {
  /** The account's address, once known: password managers identify the account by it. */
  email?: string | undefined;
  onSubmit: (password: string) => void;
  pending?: boolean;
  error?: unknown;
  done?: boolean;
  loginHref?: string;
  requestHref?: string;
}

export function PasswordResetView({
  email = '',
  onSubmit,
  pending = false,
  error = null,
  done = false,
  loginHref = hrefs.login,
  requestHref = hrefs.resetPassword,
}: PasswordResetViewProps) {
  const intl = useIntl();
  const errorText = useErrorText();
  const fieldText = useFieldErrorText();
  const { register, handleSubmit, setError, formState } = useForm<{ password: string; repeated: string }>({
    resolver: standardSchemaResolver(schema),
    defaultValues: { password: '', repeated: '' },
  });
  useServerErrors(error, setError);
  const keptFocus = useKeptFocus();

  if (done) {
    return (
      <FocusPanel
        ref={keptFocus}
        icon={<CircleCheckIcon />}
        title={<TitleAfterForm>{intl.formatMessage(messages.resetDoneTitle)}</TitleAfterForm>}
        intro={intl.formatMessage(messages.resetDoneIntro)}
      >
        <Button size="lg" block asChild>
          <a href={loginHref}>{intl.formatMessage(messages.submit)}</a>
        </Button>
      </FocusPanel>
    );
  }
  if (error instanceof ApiError && error.code === 'link_invalid') {
    return (
      <FocusPanel
        ref={keptFocus}
        icon={<Link2OffIcon />}
        title={<TitleAfterForm>{intl.formatMessage(messages.linkTitle)}</TitleAfterForm>}
        intro={errorText(error)}
      >
        <Button size="lg" block asChild>
          <a href={requestHref}>{intl.formatMessage(messages.newLink)}</a>
        </Button>
      </FocusPanel>
    );
  }
  if (error instanceof ApiError && error.code === 'forbidden') {
    return (
      <FocusPanel
        ref={keptFocus}
        icon={<UsersRoundIcon />}
        title={<TitleAfterForm>{intl.formatMessage(messages.foreignTitle)}</TitleAfterForm>}
        intro={intl.formatMessage(messages.foreignIntro)}
      />
    );
  }
  const eye = {
    showLabel: intl.formatMessage(messages.showPassword),
    hideLabel: intl.formatMessage(messages.hidePassword),
  };
  return (
    <FocusPanel
      ref={keptFocus}
      title={intl.formatMessage(messages.resetTitle)}
      intro={intl.formatMessage(messages.resetIntro)}
    >
      <form
        noValidate
        className="flex flex-col gap-5"
        onSubmit={(event) => void handleSubmit(({ password }) => onSubmit(password))(event)}
      >
        <FormFailure error={error} />
        <input hidden readOnly autoComplete="username" value={email} />
        <PasswordField
          {...eye}
          label={intl.formatMessage(messages.newPassword)}
          hint={intl.formatMessage(messages.newPasswordHint, { min: minPasswordLength })}
          error={fieldText(formState.errors.password?.message)}
          autoComplete="new-password"
          data-act={formAct}
          {...register('password')}
        />
        <PasswordField
          {...eye}
          label={intl.formatMessage(messages.repeatPassword)}
          error={fieldText(formState.errors.repeated?.message)}
          autoComplete="new-password"
          data-act={formAct}
          {...register('repeated')}
        />
        <Button type="submit" size="lg" block loading={pending} data-act={formAct}>
          {intl.formatMessage(messages.resetSubmit)}
        </Button>
      </form>
    </FocusPanel>
  );
}
