import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { ApiError, leavingReasons, limits, type LeavingReason } from '@heartline/api-client';
import { Button } from '@heartline/ui/controls/button';
import { Link } from '@heartline/ui/controls/link';
import { PasswordField } from '@heartline/ui/controls/password-field';
import { Select } from '@heartline/ui/controls/select';
import { Alert } from '@heartline/ui/feedback/alert';
import { Row, RowList } from '@heartline/ui/navigation/row-list';
import { FocusPanel } from '@heartline/ui/shell/focus-panel';
import { MoonIcon, TicketPercentIcon } from 'lucide-react';
import { useForm } from 'react-hook-form';
import { useIntl } from 'react-intl';
import * as v from 'valibot';

import { BackToMe, FormFailure, hrefs, useErrorText, useFieldErrorText } from '../shared/index.ts';
import { messages } from './deletion.messages.ts';
import type { DeletionValues } from './deletion.queries.ts';

const schema = v.object({
  password: v.pipe(v.string(), v.nonEmpty('required')),
  reason: v.union([v.literal(''), v.picklist(leavingReasons)]),
});

export interface DeleteAccountViewProps {
  /** The member's credits, which are lost with the account. */
  credits: number;
  /** Discount in percent for members who stay; 0 for none. */
  discount: number;
  onDelete: (values: DeletionValues) => void;
  onPause: () => void;
  onStay: () => void;
  /** The request under way. */
  pending?: 'delete' | 'pause' | 'stay' | null;
  error?: unknown;
}

/** The consequences of deleting, two alternatives that can be ignored, and one form as short as the sign-up (ACC-05, PAY-08). */
export function DeleteAccountView({
  credits,
  discount,
  onDelete,
  onPause,
  onStay,
  pending = null,
  error = null,
}: DeleteAccountViewProps) {
  const intl = useIntl();
  const errorText = useErrorText();
  const fieldText = useFieldErrorText();
  const { register, handleSubmit, formState } = useForm<{ password: string; reason: LeavingReason | '' }>({
    resolver: standardSchemaResolver(schema),
    defaultValues: { password: '', reason: '' },
  });
  const wrong = error instanceof ApiError && error.code === 'password_wrong' ? error : null;
  const percentage = intl.formatNumber(discount / 100, { style: 'percent' });
  return (
    <FocusPanel
      back={<BackToMe />}
      title={intl.formatMessage(messages.page)}
      intro={intl.formatMessage(messages.intro, { days: limits.deletionDays })}
      footer={
        <Link href={hrefs.me} variant="strong">
          {intl.formatMessage(messages.keep)}
        </Link>
      }
    >
      <RowList label={intl.formatMessage(messages.otherWays)}>
        <Row
          onSelect={onPause}
          loading={pending === 'pause'}
          icon={<MoonIcon />}
          label={intl.formatMessage(messages.pause)}
          hint={intl.formatMessage(messages.pauseHint)}
        />
        {discount > 0 ? (
          <Row
            onSelect={onStay}
            loading={pending === 'stay'}
            icon={<TicketPercentIcon />}
            label={intl.formatMessage(messages.discount, { percentage })}
            hint={intl.formatMessage(messages.discountHint)}
          />
        ) : null}
      </RowList>
      <form
        noValidate
        className="flex flex-col gap-5"
        onSubmit={(event) =>
          void handleSubmit(({ password, reason }) => onDelete({ password, reason: reason || null }))(event)
        }
      >
        <FormFailure error={wrong ? null : error} />
        <Select
          label={intl.formatMessage(messages.reason)}
          placeholder={intl.formatMessage(messages.noReason)}
          options={leavingReasons.map((reason) => ({ value: reason, label: intl.formatMessage(messages[reason]) }))}
          {...register('reason')}
        />
        {credits > 0 ? <Alert tone="warning">{intl.formatMessage(messages.credits, { count: credits })}</Alert> : null}
        <PasswordField
          showLabel={intl.formatMessage(messages.showPassword)}
          hideLabel={intl.formatMessage(messages.hidePassword)}
          label={intl.formatMessage(messages.password)}
          error={fieldText(formState.errors.password?.message) ?? (wrong ? errorText(wrong) : undefined)}
          autoComplete="current-password"
          {...register('password')}
        />
        <Button type="submit" variant="danger" size="lg" block loading={pending === 'delete'}>
          {intl.formatMessage(messages.submit)}
        </Button>
      </form>
    </FocusPanel>
  );
}
