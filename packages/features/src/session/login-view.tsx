import { limits } from '@heartline/api-client';
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { Button } from '@heartline/ui/controls/button';
import { Checkbox } from '@heartline/ui/controls/checkbox';
import { Link } from '@heartline/ui/controls/link';
import { PasswordField } from '@heartline/ui/controls/password-field';
import { TextField } from '@heartline/ui/controls/text-field';
import { FocusPanel } from '@heartline/ui/shell/focus-panel';
import { useLayoutEffect, type ChangeEvent, type ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { FormattedMessage, useIntl } from 'react-intl';
import * as v from 'valibot';

import { FormFailure, hrefs, isSharedDevice, useAwake, useFieldErrorText, useServerErrors } from '../shared/index.ts';
import { messages } from './session.messages.ts';
import type { LoginValues } from './session.queries.ts';

const schema = v.object({
  login: v.pipe(v.string(), v.trim(), v.nonEmpty('required'), v.maxLength(254, 'too_long')),
  password: v.pipe(v.string(), v.nonEmpty('required'), v.maxLength(512, 'too_long')),
  remember: v.boolean(),
  shared: v.boolean(),
});

export interface LoginViewProps {
  onSubmit: (values: LoginValues) => void;
  /** The attempt is under way. */
  pending?: boolean;
  /** Why the last attempt failed. */
  error?: unknown;
  /** An action shown below the error. */
  way?: ReactNode;
  signupHref?: string;
  resetPasswordHref?: string;
}

export function LoginView({
  onSubmit,
  pending = false,
  error = null,
  way,
  signupHref = hrefs.signup,
  resetPasswordHref = hrefs.resetPassword,
}: LoginViewProps) {
  const intl = useIntl();
  const fieldText = useFieldErrorText();
  // No default values: the form keeps the contents of the fields, which may have been filled in before hydration.
  const { register, handleSubmit, setError, setValue, formState } = useForm<LoginValues>({
    resolver: standardSchemaResolver(schema),
  });
  useServerErrors(error, setError);
  const awake = useAwake();
  // Only the device knows whether it is shared, the server does not.
  useLayoutEffect(() => {
    if (!isSharedDevice()) return;
    setValue('remember', false);
    setValue('shared', true);
  }, [setValue]);
  return (
    <FocusPanel
      title={intl.formatMessage(messages.loginTitle)}
      intro={intl.formatMessage(messages.loginIntro)}
      footer={
        <FormattedMessage
          {...messages.noAccount}
          values={{
            a: (text: ReactNode) => (
              <Link href={signupHref} variant="strong">
                {text}
              </Link>
            ),
          }}
        />
      }
    >
      <form
        noValidate
        // The page's first script keeps an early Enter until then (apps/web/src/waking).
        data-asleep={awake ? undefined : ''}
        className="flex flex-col gap-5"
        onSubmit={(event) => void handleSubmit(onSubmit)(event)}
      >
        <FormFailure error={error}>{way}</FormFailure>
        <TextField
          label={intl.formatMessage(messages.login)}
          error={fieldText(formState.errors.login?.message)}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          {...register('login')}
        />
        <PasswordField
          label={intl.formatMessage(messages.password)}
          error={fieldText(formState.errors.password?.message)}
          showLabel={intl.formatMessage(messages.showPassword)}
          hideLabel={intl.formatMessage(messages.hidePassword)}
          {...register('password')}
        />
        <Checkbox
          label={intl.formatMessage(messages.remember)}
          hint={intl.formatMessage(messages.rememberHint, { days: limits.sessionDays })}
          defaultChecked
          {...register('remember', {
            onChange: (event: ChangeEvent<HTMLInputElement>) => event.target.checked && setValue('shared', false),
          })}
        />
        <Checkbox
          label={intl.formatMessage(messages.shared)}
          hint={intl.formatMessage(messages.sharedHint)}
          {...register('shared', {
            onChange: (event: ChangeEvent<HTMLInputElement>) => event.target.checked && setValue('remember', false),
          })}
        />
        <Button type="submit" size="lg" block loading={pending} disabled={!awake}>
          {intl.formatMessage(messages.submit)}
        </Button>
        <Link href={resetPasswordHref} variant="strong" className="self-center">
          {intl.formatMessage(messages.forgot)}
        </Link>
      </form>
    </FocusPanel>
  );
}
