import { useIntl } from 'react-intl';

import { groundMessages } from '../shared/ground.messages.ts';
import type { ReportRow } from '../moderation.queries.ts';
import { reportMessages as messages } from './report.messages.ts';

const subjects = {
  profile: messages.aboutProfile,
  photo: messages.aboutPhoto,
  message: messages.aboutMessage,
} as const;

/** Subject and reason of a report: "Message: Insults or harassment". */
export function ReportTitle({ report: { subject, reason } }: { report: Pick<ReportRow, 'subject' | 'reason'> }) {
  const intl = useIntl();
  return intl.formatMessage(subjects[subject], { reason: intl.formatMessage(groundMessages[reason]) });
}
