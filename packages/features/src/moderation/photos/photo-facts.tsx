import { Alert } from '@heartline/ui/feedback/alert';
import { Badge } from '@heartline/ui/feedback/badge';
import { useIntl } from 'react-intl';

import { useRelativeTime } from '../../shared/index.ts';
import type { WaitingPhoto } from '../moderation.queries.ts';
import { photoMessages as messages } from './photo.messages.ts';
import { SuspectData } from '../shared/suspect-data.tsx';

/** Data about a photo and its member. */
export function PhotoFacts({ photo }: { photo: WaitingPhoto }) {
  const intl = useIntl();
  const relative = useRelativeTime();
  const { member, createdAt, width, height, numRefused, refusedBefore } = photo;
  return (
    <div className="flex flex-col gap-3 rounded-lg border border-line bg-surface p-4">
      {refusedBefore ? (
        <Alert tone="danger" title={intl.formatMessage(messages.refusedBefore)}>
          {intl.formatMessage(messages.refusedBeforeText)}
        </Alert>
      ) : null}
      <SuspectData member={member} />
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-muted">
        <time dateTime={createdAt}>{intl.formatMessage(messages.uploaded, { when: relative(createdAt) })}</time>
        <span className="tabular-nums">{intl.formatMessage(messages.size, { width, height })}</span>
      </p>
      <p>
        <Badge tone={numRefused === 0 ? 'neutral' : 'warning'}>
          {intl.formatMessage(messages.refusals, { count: numRefused })}
        </Badge>
      </p>
    </div>
  );
}
