import { useToast } from '@heartline/ui/feedback/toast';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';

import { useApi, useErrorText, useUser } from '../shared/index.ts';
import { MyPhotosView } from './my-photos-view.tsx';
import { messages } from './photos.messages.ts';
import { photosQueries, useDeletePhoto, useMakeMain } from './photos.queries.ts';
import { useUploadQueue } from './use-upload-queue.ts';

/** One's own photos, for the slot of the profile screen. */
export function MyPhotos() {
  const intl = useIntl();
  const toast = useToast();
  const errorText = useErrorText();
  const { paidUser } = useUser();
  const { data } = useSuspenseQuery(photosQueries.list(useApi()));
  const queue = useUploadQueue({
    onFinished: (count) => toast.show({ tone: 'success', message: intl.formatMessage(messages.uploaded, { count }) }),
  });
  const makeMain = useMakeMain();
  const remove = useDeletePhoto();
  const onError = (error: unknown) => toast.show({ tone: 'danger', message: errorText(error) });
  return (
    <MyPhotosView
      {...data}
      premium={paidUser}
      uploads={queue.uploads}
      progress={{ done: queue.done, total: queue.total }}
      onFiles={queue.add}
      onRetry={queue.retry}
      onRemove={queue.remove}
      onMakeMain={(id) => makeMain.mutate(id, { onError })}
      onDelete={(id) => remove.mutate(id, { onError })}
    />
  );
}
