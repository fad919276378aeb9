import { Skeleton } from '@heartline/ui/feedback/skeleton';
import { useToast } from '@heartline/ui/feedback/toast';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useIntl } from 'react-intl';

import { usePageFiles } from '../shared/files/use-page-files.ts';
import { commonMessages, LoadError, useApi, useErrorText, useUser } from '../shared/index.ts';
import { MyPhotosView } from './my-photos-view.tsx';
import { messages } from './photos.messages.ts';
import {
  photosQueries,
  useDeletePhoto,
  useMakeMain,
  useMovePhoto,
  usePhotosPublic,
  type OwnPhotos,
} from './photos.queries.ts';
import { useUploadQueue } from './use-upload-queue.ts';

/** The member's own photos, for the slot of the profile screen. If they fail, the rest of the page stays. */
export function MyPhotos() {
  const intl = useIntl();
  const { data, error, refetch } = useQuery(photosQueries.list(useApi()));
  if (data) return <LoadedPhotos data={data} />;
  if (error) return <LoadError error={error} onRetry={() => void refetch()} />;
  return <Skeleton shape="block" className="h-64" label={intl.formatMessage(commonMessages.loading)} />;
}

function LoadedPhotos({ data }: { data: OwnPhotos }) {
  const intl = useIntl();
  const api = useApi();
  const toast = useToast();
  const errorText = useErrorText();
  const { paidUser, photosPublic } = useUser();
  const refused = data.photos.some(({ status }) => status === 'rejected');
  const { data: notices } = useQuery({ ...photosQueries.notices(api), enabled: refused });
  const { queue, uploads } = useUploadQueue({
    onFinished: (arrived) => {
      // If photos are not checked first, others see them already.
      const text = arrived.every(({ status }) => status === 'active') ? messages.uploadedActive : messages.uploaded;
      toast.show({ tone: 'success', message: intl.formatMessage(text, { count: arrived.length }) });
    },
  });
  const [cropping, setCropping] = useState<string | null>(null);
  const makeMain = useMakeMain();
  const move = useMovePhoto();
  const erase = useDeletePhoto();
  const choice = usePhotosPublic();
  const onError = (error: unknown) => toast.show({ tone: 'danger', message: errorText(error) });

  const add = async (files: File[]) => {
    const [first] = await queue.add(files, data.limit - data.photos.length);
    // A crop in progress is not interrupted; the new photos follow.
    if (first) setCropping((current) => current ?? first.id);
  };
  const onFiles = (files: File[]) => void add(files);
  usePageFiles(onFiles);
  return (
    <MyPhotosView
      {...data}
      premium={paidUser}
      // The pressed state, until the server has answered.
      photosPublic={choice.isPending ? choice.variables : photosPublic}
      uploads={uploads}
      notices={notices ?? []}
      cropping={cropping}
      onFiles={onFiles}
      onCropping={setCropping}
      onSend={(ids, crop) => {
        const rest = uploads.find(({ id, state }) => state === 'chosen' && !ids.includes(id));
        setCropping(rest?.id ?? null);
        for (const id of ids) queue.send(id, crop);
      }}
      onRetry={queue.retry}
      onRemove={queue.remove}
      onMakeMain={(id) => makeMain.mutate(id, { onError })}
      onMove={(id, position) => move.mutate({ id, position }, { onError })}
      onDelete={(id) => erase.mutate(id, { onError })}
      onPhotosPublic={(wish) => choice.mutate(wish, { onError })}
    />
  );
}
