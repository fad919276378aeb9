import { Button } from '@heartline/ui/controls/button';
import { EmptyState } from '@heartline/ui/feedback/empty-state';
import { Skeleton } from '@heartline/ui/feedback/skeleton';
import { useToast } from '@heartline/ui/feedback/toast';
import { ImageIcon } from 'lucide-react';
import { useIntl } from 'react-intl';

import { commonMessages, LoadError, useErrorText } from '../../shared/index.ts';
import { Loaded } from '../shared/loaded.tsx';
import { photoMessages as messages } from './photo.messages.ts';
import { PhotoDesk } from './photo-desk.tsx';
import { usePhotoQueue, type PhotoQueueState } from './use-photo-queue.ts';

/** /moderation/photos: one photo at a time, by keyboard. */
export function PhotoQueue() {
  const intl = useIntl();
  const toast = useToast();
  const errorText = useErrorText();
  const queue = usePhotoQueue({
    onOvertaken: ({ member: { name } }) =>
      toast.show({ tone: 'neutral', message: intl.formatMessage(messages.overtaken, { name }) }),
    onFailed: ({ member: { name } }, error) =>
      toast.show({
        tone: 'danger',
        message: intl.formatMessage(messages.failed, { name, problem: errorText(error) }),
      }),
  });
  return <Loaded query={queue.query}>{() => <PhotoDesk queue={queue} rest={<Rest queue={queue} />} />}</Loaded>;
}

/** Shown if there is no photo. */
function Rest({ queue: { query, approved, refuse } }: { queue: PhotoQueueState }) {
  const intl = useIntl();
  if (query.isFetchNextPageError) return <LoadError error={query.error} onRetry={() => void query.fetchNextPage()} />;
  if (query.hasNextPage)
    return <Skeleton shape="block" className="h-40" label={intl.formatMessage(commonMessages.loading)} />;
  return (
    <EmptyState
      icon={<ImageIcon />}
      title={intl.formatMessage(messages.none)}
      text={intl.formatMessage(messages.noneText)}
      action={
        <>
          <Button loading={query.isFetching} onClick={() => void query.refetch()}>
            {intl.formatMessage(messages.again)}
          </Button>
          {approved ? (
            <Button variant="outline" onClick={() => refuse(approved)}>
              {intl.formatMessage(messages.takeBack, { name: approved.member.name })}
            </Button>
          ) : null}
        </>
      }
    />
  );
}
