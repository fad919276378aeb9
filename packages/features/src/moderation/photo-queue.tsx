import { Button } from '@heartline/ui/controls/button';
import { EmptyState } from '@heartline/ui/feedback/empty-state';
import { useToast } from '@heartline/ui/feedback/toast';
import { ImageIcon } from 'lucide-react';
import { useIntl } from 'react-intl';

import { LoadError, useErrorText } from '../shared/index.ts';
import { Loaded } from './loaded.tsx';
import { photoMessages as messages } from './photo.messages.ts';
import { PhotoDesk } from './photo-desk.tsx';
import { usePhotoQueue } from './use-photo-queue.ts';

/** /moderation/photos: one photo after the other, by keyboard. */
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
  const { query } = queue;
  return (
    <Loaded query={query}>
      {() =>
        queue.photo || queue.refusing ? (
          <PhotoDesk queue={queue} />
        ) : query.isFetchNextPageError ? (
          <LoadError error={query.error} onRetry={() => void query.fetchNextPage()} />
        ) : (
          <EmptyState
            icon={<ImageIcon />}
            title={intl.formatMessage(messages.none)}
            text={intl.formatMessage(messages.noneText)}
            action={
              <>
                <Button loading={query.isFetching} onClick={() => void query.refetch()}>
                  {intl.formatMessage(messages.again)}
                </Button>
                {queue.approved ? (
                  <Button variant="outline" onClick={() => queue.refuse(queue.approved)}>
                    {intl.formatMessage(messages.takeBack, { name: queue.approved.member.name })}
                  </Button>
                ) : null}
              </>
            }
          />
        )
      }
    </Loaded>
  );
}
