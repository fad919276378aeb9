import { reportReasons, type ReportInput } from '@heartline/api-client';
import { Button } from '@heartline/ui/controls/button';
import { Avatar } from '@heartline/ui/member/avatar';
import { ReportForm } from '@heartline/ui/member/report-form';
import { Dialog } from '@heartline/ui/overlays/dialog';
import { useId } from 'react';
import { useIntl } from 'react-intl';

import { commonMessages, hrefs, useErrorText } from '../shared/index.ts';
import { reasonMessages } from './reason.messages.ts';
import { reportMessages as messages } from './safety.messages.ts';
import { useReport } from './safety.queries.ts';

export interface ReportedMember {
  id: string;
  name: string;
  photoUrl: string | null;
}

export interface ReportDialogProps {
  member: ReportedMember;
  subject: ReportInput['subject'];
  onClose: () => void;
  /** The member was blocked in the same step; called when the dialog closes. */
  onBlocked?: () => void;
}

/** Reports a member, a photo or a message, and shows the receipt. Rendered while it is open. */
export function ReportDialog({ member, subject, onClose, onBlocked }: ReportDialogProps) {
  const intl = useIntl();
  const errorText = useErrorText();
  const { mutate, isPending, error, data: report, variables } = useReport();
  const formId = useId();
  const { name } = member;
  const close = () => {
    onClose();
    if (report && variables?.block) onBlocked?.();
  };
  const title = {
    profile: intl.formatMessage(messages.action, { name }),
    photo: intl.formatMessage(messages.photoTitle),
    message: intl.formatMessage(messages.messageTitle),
  }[subject.kind];
  return (
    <Dialog
      open
      onClose={close}
      title={title}
      titleHidden={report !== undefined}
      size="sheet-on-phone"
      closeLabel={intl.formatMessage(commonMessages.close)}
      footer={
        report ? undefined : (
          <Button type="submit" form={formId} loading={isPending} className="max-sm:grow">
            {intl.formatMessage(messages.send)}
          </Button>
        )
      }
    >
      <ReportForm
        id={formId}
        subject={
          <>
            <Avatar name={name} size="sm" {...(member.photoUrl === null ? {} : { src: member.photoUrl })} />
            <span className="font-semibold">{name}</span>
          </>
        }
        categoryLabel={intl.formatMessage(messages.reason)}
        categoryMissing={intl.formatMessage(messages.reasonMissing)}
        categories={reportReasons.map((reason) => ({
          value: reason,
          label: intl.formatMessage(reasonMessages[reason]),
          needsText: reason === 'other',
        }))}
        textLabel={intl.formatMessage(messages.text)}
        textHint={intl.formatMessage(messages.textHint, { name })}
        textMissing={intl.formatMessage(messages.textMissing)}
        blockLabel={intl.formatMessage(messages.block, { name })}
        sending={isPending}
        error={error ? errorText(error) : undefined}
        onSubmit={({ category, text, block }) => {
          const reason = reportReasons.find((one) => one === category);
          if (reason) mutate({ id: member.id, subject, reason, text, block });
        }}
        receipt={
          report && {
            title: intl.formatMessage(messages.sentTitle),
            text: intl.formatMessage(messages.sentText),
            referenceLabel: intl.formatMessage(messages.reference),
            reference: report.reference,
            actions: (
              <>
                <Button asChild variant="outline">
                  <a href={hrefs.safety}>{intl.formatMessage(messages.toSafety)}</a>
                </Button>
                <Button onClick={close}>{intl.formatMessage(commonMessages.close)}</Button>
              </>
            ),
          }
        }
      />
    </Dialog>
  );
}
