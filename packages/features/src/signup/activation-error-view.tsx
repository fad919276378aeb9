import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { activationDays, emailSchema } from '@heartline/api-client';
import { Button } from '@heartline/ui/controls/button';
import { Link } from '@heartline/ui/controls/link';
import { TextField } from '@heartline/ui/controls/text-field';
import { Alert } from '@heartline/ui/feedback/alert';
import { FocusPanel } from '@heartline/ui/shell/focus-panel';
import { Link2OffIcon } from 'lucide-react';
import { useForm } from 'react-hook-form';
import { useIntl } from 'react-intl';
import * as v from 'valibot';

import { FormFailure, hrefs, useFieldErrorText, useServerErrors } from '../shared/index.ts';
import { activationMessages } from './activation.messages.ts';
import { linkMessages } from './steps/link.messages.ts';

const schema = v.object({
  email: v.pipe(v.string(), v.trim(), v.nonEmpty('required'), emailSchema()),
});

export interface ActivationErrorViewProps {
  /** Address of the signed-in member; without it the visitor is asked for one. */
  email?: string | undefined;
  onResend: (email: string | undefined) => void;
  pending?: boolean;
  error?: unknown;
  sent?: boolean;
  /** The link was valid earlier. @default false */
  expired?: boolean;
}

export function ActivationErrorView({
  email,
  onResend,
  pending = false,
  error = null,
  sent = false,
  expired = false,
}: ActivationErrorViewProps) {
  const intl = useIntl();
  const fieldText = useFieldErrorText();
  const { register, handleSubmit, setError, formState } = useForm<{ email: string }>({
    resolver: standardSchemaResolver(schema),
    defaultValues: { email: email ?? '' },
  });
  useServerErrors(error, setError);
  return (
    <FocusPanel
      icon={<Link2OffIcon />}
      title={intl.formatMessage(expired ? linkMessages.expiredTitle : activationMessages.errorTitle)}
      intro={
        expired
          ? intl.formatMessage(linkMessages.expiredIntro, { days: activationDays })
          : intl.formatMessage(activationMessages.errorIntro)
      }
      footer={
        <Link href={hrefs.home} variant="strong">
          {intl.formatMessage(activationMessages.later)}
        </Link>
      }
    >
      {sent ? (
        <Alert tone="success">
          {email === undefined
            ? intl.formatMessage(activationMessages.resent)
            : intl.formatMessage(activationMessages.resentTo, { email })}
        </Alert>
      ) : (
        <form
          noValidate
          className="flex flex-col gap-5"
          onSubmit={(event) =>
            void handleSubmit((values) => onResend(email === undefined ? values.email.trim() : undefined))(event)
          }
        >
          <FormFailure error={error} />
          {email === undefined ? (
            <TextField
              label={intl.formatMessage(activationMessages.email)}
              type="email"
              autoComplete="email"
              error={fieldText(formState.errors.email?.message)}
              {...register('email')}
            />
          ) : null}
          <Button type="submit" size="lg" block loading={pending}>
            {intl.formatMessage(activationMessages.resend)}
          </Button>
        </form>
      )}
    </FocusPanel>
  );
}
