import { Badge } from '@heartline/ui/feedback/badge';
import { useIntl } from 'react-intl';

import { useServerNow } from '../../shared/index.ts';
import { complaintMessages as messages } from './complaint.messages.ts';

const threeDays = 3 * 86_400_000;

/** The promised date of an answer, marked when it is near. */
export function AnswerBy({ time }: { time: string | null }) {
  const intl = useIntl();
  const now = useServerNow();
  if (time === null) return null;
  const left = Date.parse(time) - now();
  return (
    <Badge tone={left < 0 ? 'danger' : left < threeDays ? 'warning' : 'neutral'}>
      {intl.formatMessage(messages.answerBy, { date: new Date(time) })}
    </Badge>
  );
}
