import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { ApiError, emailSchema, type Complaint } from '@heartline/api-client';
import { Button } from '@heartline/ui/controls/button';
import { FormError } from '@heartline/ui/controls/form-error';
import { Link } from '@heartline/ui/controls/link';
import { TextField } from '@heartline/ui/controls/text-field';
import { Badge } from '@heartline/ui/feedback/badge';
import { FocusPanel } from '@heartline/ui/shell/focus-panel';
import { ChevronRightIcon } from 'lucide-react';
import { useForm } from 'react-hook-form';
import { useIntl } from 'react-intl';
import * as v from 'valibot';

import { formAct, FormFailure, useFieldErrorText, useServerErrors } from '../shared/index.ts';
import { complaintHrefs } from './complaint-hrefs.ts';
import { followMessages as messages, formMessages, kindMessages, threadMessages } from './complaint.messages.ts';
import type { Search } from './complaints.queries.ts';
import { tones } from './state-tones.ts';

const schema = v.object({
  reference: v.pipe(v.string(), v.trim(), v.nonEmpty('required')),
  email: v.pipe(v.string(), v.trim(), v.nonEmpty('required'), emailSchema()),
});

export interface FollowViewProps {
  /** From the link of a mail. */
  reference?: string | undefined;
  /** The member's own complaints. @default none */
  own?: readonly Complaint[];
  onSubmit: (search: Search) => void;
  pending?: boolean;
  error?: unknown;
}

/** Finds a complaint by its reference and e-mail address; members see their own above the form. */
export function FollowView({ reference = '', own = [], onSubmit, pending = false, error = null }: FollowViewProps) {
  const intl = useIntl();
  const fieldText = useFieldErrorText();
  const { register, handleSubmit, setError, formState } = useForm<Search>({
    resolver: standardSchemaResolver(schema),
    defaultValues: { reference, email: '' },
  });
  useServerErrors(error, setError);
  const unknown = error instanceof ApiError && error.code === 'not_found';
  // A reference may be typed with spaces, and without the hyphens between its groups.
  const submit = (search: Search) =>
    onSubmit({
      reference: search.reference.replaceAll(/[^0-9A-Za-z]/g, '').slice(0, 40) || '-',
      email: search.email.trim(),
    });
  return (
    <FocusPanel
      title={intl.formatMessage(messages.title)}
      intro={intl.formatMessage(messages.intro)}
      footer={<Link href={complaintHrefs.make}>{intl.formatMessage(formMessages.title)}</Link>}
    >
      {own.length === 0 ? null : (
        <section aria-label={intl.formatMessage(messages.own)} className="flex flex-col gap-2">
          <h2 className="font-semibold">{intl.formatMessage(messages.own)}</h2>
          <ul className="flex flex-col divide-y divide-line overflow-hidden rounded-lg border border-line bg-surface">
            {own.map(({ reference: one, kind, status, createdAt }) => (
              <li key={one}>
                <a
                  href={complaintHrefs.follow(one)}
                  className="flex items-center gap-3 px-4 py-3 -outline-offset-3 hover:bg-surface-hover"
                >
                  <span className="flex min-w-0 flex-1 flex-col items-start gap-1">
                    <span className="font-semibold">{intl.formatMessage(kindMessages[kind])}</span>
                    <span className="text-sm text-ink-muted">
                      {intl.formatMessage(threadMessages.sentOn, { date: new Date(createdAt) })}
                    </span>
                    <Badge tone={tones[status]}>{intl.formatMessage(threadMessages[status])}</Badge>
                  </span>
                  <ChevronRightIcon aria-hidden className="size-5 shrink-0 text-ink-muted" />
                </a>
              </li>
            ))}
          </ul>
        </section>
      )}
      <form noValidate className="flex flex-col gap-5" onSubmit={(event) => void handleSubmit(submit)(event)}>
        {unknown ? <FormError title={intl.formatMessage(messages.unknown)} /> : <FormFailure error={error} />}
        <TextField
          label={intl.formatMessage(threadMessages.reference)}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          error={fieldText(formState.errors.reference?.message)}
          data-act={formAct}
          {...register('reference')}
        />
        <TextField
          label={intl.formatMessage(formMessages.email)}
          type="email"
          autoComplete="email"
          error={fieldText(formState.errors.email?.message)}
          data-act={formAct}
          {...register('email')}
        />
        <Button type="submit" size="lg" block loading={pending} data-act={formAct}>
          {intl.formatMessage(messages.submit)}
        </Button>
      </form>
    </FocusPanel>
  );
}
