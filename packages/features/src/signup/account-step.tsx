import { Button } from '@heartline/ui/controls/button';
import { Link } from '@heartline/ui/controls/link';
import { PasswordField } from '@heartline/ui/controls/password-field';
import { TextField } from '@heartline/ui/controls/text-field';
import { useState, type ReactNode } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { FormattedMessage, useIntl } from 'react-intl';

import { hrefs, minPasswordLength, useFieldErrorText } from '../shared/index.ts';
import { suggestEmail } from './email-hint.ts';
import type { SignupValues } from './signup-schema.ts';
import { messages } from './signup.messages.ts';

export interface AccountStepProps {
  minAge: number;
  loginHref: string;
}

/** The last step: the login, and the terms to agree to. */
export function AccountStep({ minAge, loginHref }: AccountStepProps) {
  const intl = useIntl();
  const fieldText = useFieldErrorText();
  const { register, setValue, setFocus, clearErrors, control, formState } = useFormContext<SignupValues>();
  const [suggestion, setSuggestion] = useState<string | null>(null);
  const { errors } = formState;
  const typed = useWatch({ control, name: 'email' });
  const email = register('email', {
    onBlur: (event: { target: { value: string } }) => setSuggestion(suggestEmail(event.target.value)),
  });
  const link = (href: string) => (text: ReactNode) => (
    <Link href={href} target="_blank">
      {text}
    </Link>
  );
  return (
    <>
      <div className="flex flex-col gap-1">
        <TextField
          label={intl.formatMessage(messages.email)}
          hint={intl.formatMessage(messages.emailHint)}
          error={
            errors.email?.message === 'email_not_ascii'
              ? intl.formatMessage(messages.emailLetters)
              : fieldText(errors.email?.message)
          }
          type="email"
          autoComplete="email"
          {...email}
        />
        {suggestion ? (
          <Button
            variant="ghost"
            size="sm"
            className="self-start"
            onClick={() => {
              setValue('email', suggestion);
              clearErrors('email');
              setSuggestion(null);
              setFocus('password');
            }}
          >
            {intl.formatMessage(messages.didYouMean, { email: suggestion })}
          </Button>
        ) : null}
        {errors.email?.message === 'email_taken' ? (
          <Link href={loginHref} variant="strong">
            {intl.formatMessage(messages.emailTakenLogin)}
          </Link>
        ) : null}
      </div>
      {/* Password managers take the user name from here; the visible field is `email`, for autofill. */}
      <input hidden readOnly autoComplete="username" value={typed.trim()} />
      <PasswordField
        label={intl.formatMessage(messages.password)}
        hint={intl.formatMessage(messages.passwordHint, { min: minPasswordLength })}
        error={fieldText(errors.password?.message)}
        showLabel={intl.formatMessage(messages.showPassword)}
        hideLabel={intl.formatMessage(messages.hidePassword)}
        autoComplete="new-password"
        {...register('password')}
      />
      <p className="text-sm text-ink-muted">
        <FormattedMessage
          {...messages.consent}
          values={{ minAge, terms: link(hrefs.page('terms')), privacy: link(hrefs.page('privacy')) }}
        />
      </p>
    </>
  );
}
