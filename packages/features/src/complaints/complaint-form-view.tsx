import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { complaintDays, complaintKinds, newEmailSchema, type Complaint } from '@heartline/api-client';
import { Button } from '@heartline/ui/controls/button';
import { Link } from '@heartline/ui/controls/link';
import { Select } from '@heartline/ui/controls/select';
import { TextArea } from '@heartline/ui/controls/text-area';
import { TextField } from '@heartline/ui/controls/text-field';
import { FocusPanel } from '@heartline/ui/shell/focus-panel';
import { MailCheckIcon } from 'lucide-react';
import { useForm } from 'react-hook-form';
import { useIntl } from 'react-intl';
import * as v from 'valibot';

import {
  formAct,
  FormFailure,
  TitleAfterForm,
  useFieldErrorText,
  useKeptFocus,
  useServerErrors,
} from '../shared/index.ts';
import { complaintHrefs } from './complaint-hrefs.ts';
import { formMessages as messages, kindMessages, threadMessages } from './complaint.messages.ts';
import type { NewComplaint } from './complaints.queries.ts';
import { longestText } from './longest-text.ts';

const text = v.pipe(v.string(), v.trim(), v.nonEmpty('text_missing'));
const kind = v.picklist(complaintKinds, 'kind_missing');
const schemas = {
  member: v.object({ kind, text, email: v.string() }),
  visitor: v.object({ kind, text, email: v.pipe(v.string(), v.trim(), v.nonEmpty('required'), newEmailSchema()) }),
};

/** Error texts of this form's own. */
const ownTexts: Partial<Record<string, typeof messages.textMissing>> = {
  kind_missing: messages.kindMissing,
  text_missing: messages.textMissing,
};

interface Values {
  kind: string;
  text: string;
  email: string;
}

export interface ComplaintFormViewProps {
  /** The account's address; undefined for a visitor, who is asked for one. */
  memberEmail?: string | undefined;
  onSubmit: (complaint: NewComplaint) => void;
  pending?: boolean;
  error?: unknown;
  /** The complaint that was sent; if set, the next steps replace the form. */
  sent?: { complaint: Complaint; email: string } | undefined;
}

/** A complaint to the site: its subject, the address for the answer, what happened (ACC-06). */
export function ComplaintFormView({
  memberEmail,
  onSubmit,
  pending = false,
  error = null,
  sent,
}: ComplaintFormViewProps) {
  const intl = useIntl();
  const fieldText = useFieldErrorText();
  const { register, handleSubmit, setError, formState } = useForm<Values>({
    resolver: standardSchemaResolver(memberEmail === undefined ? schemas.visitor : schemas.member),
    defaultValues: { kind: '', text: '', email: '' },
  });
  useServerErrors(error, setError);
  const keptFocus = useKeptFocus();
  const textOf = (code: string | undefined) => {
    const own = code === undefined ? undefined : ownTexts[code];
    return own ? intl.formatMessage(own) : fieldText(code);
  };
  if (sent) {
    const { complaint, email } = sent;
    return (
      <FocusPanel
        ref={keptFocus}
        icon={<MailCheckIcon />}
        title={<TitleAfterForm>{intl.formatMessage(messages.sentTitle)}</TitleAfterForm>}
        intro={
          <span className="wrap-anywhere">
            {intl.formatMessage(messages.sentIntro, {
              email,
              date: new Date(complaint.answerBy ?? complaint.createdAt),
            })}
          </span>
        }
      >
        <p className="flex flex-col rounded-md bg-surface-sunken px-4 py-3">
          <span className="text-sm text-ink-muted">{intl.formatMessage(threadMessages.reference)}</span>
          <span className="text-lg font-semibold tabular-nums select-all">{complaint.reference}</span>
        </p>
        <Button asChild variant="outline" block>
          <a href={complaintHrefs.follow(complaint.reference)}>{intl.formatMessage(messages.see)}</a>
        </Button>
      </FocusPanel>
    );
  }
  const submit = ({ email, ...complaint }: Values) =>
    onSubmit({
      ...(complaint as NewComplaint),
      text: complaint.text.trim(),
      ...(memberEmail === undefined ? { email: email.trim() } : {}),
    });
  return (
    <FocusPanel
      ref={keptFocus}
      title={intl.formatMessage(messages.title)}
      intro={intl.formatMessage(messages.intro, { days: complaintDays })}
      footer={<Link href={complaintHrefs.follow()}>{intl.formatMessage(messages.follow)}</Link>}
    >
      <form noValidate className="flex flex-col gap-5" onSubmit={(event) => void handleSubmit(submit)(event)}>
        <FormFailure error={error} />
        <Select
          label={intl.formatMessage(messages.kind)}
          placeholder={intl.formatMessage(messages.choose)}
          options={complaintKinds.map((one) => ({ value: one, label: intl.formatMessage(kindMessages[one]) }))}
          error={textOf(formState.errors.kind?.message)}
          data-act={formAct}
          {...register('kind')}
        />
        <TextArea
          label={intl.formatMessage(messages.text)}
          hint={intl.formatMessage(messages.textHint)}
          rows={5}
          maxLength={longestText}
          error={textOf(formState.errors.text?.message)}
          data-act={formAct}
          {...register('text')}
        />
        {memberEmail === undefined ? (
          <TextField
            label={intl.formatMessage(messages.email)}
            hint={intl.formatMessage(messages.emailHint)}
            type="email"
            autoComplete="email"
            error={textOf(formState.errors.email?.message)}
            data-act={formAct}
            {...register('email')}
          />
        ) : (
          <p className="text-sm wrap-anywhere text-ink-muted">
            {intl.formatMessage(messages.memberEmail, { email: memberEmail })}
          </p>
        )}
        <Button type="submit" size="lg" block loading={pending} data-act={formAct}>
          {intl.formatMessage(messages.send)}
        </Button>
      </form>
    </FocusPanel>
  );
}
