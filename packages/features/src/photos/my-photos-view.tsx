import type { Notice } from '@heartline/api-client';
import type { PhotoCrop } from '@heartline/ui/controls/photo-cropper';
import { SortableGrid } from '@heartline/ui/controls/sortable-grid';
import { AlertDialog } from '@heartline/ui/overlays/alert-dialog';
import { useId, useState } from 'react';
import { useIntl } from 'react-intl';

import { commonMessages, useKeptFocus } from '../shared/index.ts';
import { AddByCamera, AddTile, PhotoLimit } from './add-photos.tsx';
import { CropDialog } from './crop-dialog.tsx';
import { orderMessages } from './edit.messages.ts';
import { PhotoTile } from './photo-tile.tsx';
import { messages } from './photos.messages.ts';
import type { OwnPhotos } from './photos.queries.ts';
import type { Upload } from './upload-queue.ts';
import { UploadTile } from './upload-tile.tsx';
import { VisitorsChoice } from './visitors-choice.tsx';

export interface MyPhotosViewProps extends OwnPhotos {
  premium: boolean;
  /** Whether visitors see the photos; null until the member has answered. */
  photosPublic: boolean | null;
  uploads?: readonly Upload[];
  /** Decisions about refused photos. */
  notices?: readonly Notice[];
  /** The photo being cropped. */
  cropping?: string | null;
  onFiles: (files: File[]) => void;
  onCropping: (uploadId: string | null) => void;
  /** Sends chosen photos, the first of them cropped. */
  onSend: (uploadIds: readonly string[], crop?: PhotoCrop) => void;
  onRetry: (uploadId: string) => void;
  onRemove: (uploadId: string) => void;
  onMakeMain: (id: string) => void;
  onMove: (id: string, position: number) => void;
  onDelete: (id: string) => void;
  onPhotosPublic: (photosPublic: boolean) => void;
}

/** As many photos as a profile should have: for missing ones an empty frame is shown. */
const advisedPhotos = 6;

/** The member's own photos: add several at once, crop, reorder, choose the main one, delete; each with its state (MEM-09). */
export function MyPhotosView(props: MyPhotosViewProps) {
  const { photos, limit, premium, uploads = [], notices = [], cropping = null } = props;
  const intl = useIntl();
  const [asked, setAsked] = useState<string | null>(null);
  const keptFocus = useKeptFocus();
  const hintId = useId();
  const coming = uploads.filter(({ state }) => state !== 'failed');
  const chosen = uploads.filter(({ state }) => state === 'chosen');
  const cut = chosen.find(({ id }) => id === cropping);
  const full = photos.length + coming.length >= limit;
  const shownMain = photos.some(({ main, status }) => main && status === 'active');
  return (
    <section ref={keptFocus} aria-labelledby="my-photos" className="flex flex-col gap-4">
      <header className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id="my-photos" className="scroll-mt-24 text-xl font-display">
          {intl.formatMessage(messages.title)}
        </h2>
        <p className="text-sm text-ink-muted tabular-nums">
          {intl.formatMessage(messages.count, { count: photos.length, limit })}
        </p>
      </header>
      {photos.length + uploads.length === 0 ? (
        <p className="text-ink-muted">{intl.formatMessage(messages.empty)}</p>
      ) : null}
      <SortableGrid
        items={photos}
        onMove={props.onMove}
        handleLabel={(_photo, index) => intl.formatMessage(orderMessages.move, { number: index + 1 })}
        backLabel={intl.formatMessage(orderMessages.back)}
        onLabel={intl.formatMessage(orderMessages.on)}
        instructions={intl.formatMessage(orderMessages.how)}
        announce={({ type, position, total }) => intl.formatMessage(orderMessages[type], { position, total })}
        renderItem={(photo, handle, index) => (
          <PhotoTile
            photo={photo}
            number={index + 1}
            notice={notices.find(({ photoId, liftedAt }) => photoId === photo.id && liftedAt === null)}
            // A photo that nobody else sees yet must not replace a main photo that others see.
            canBeMain={!photo.main && (photo.status === 'active' || (photo.status === 'inspected' && !shownMain))}
            handle={handle}
            onMakeMain={() => props.onMakeMain(photo.id)}
            onDelete={() => setAsked(photo.id)}
          />
        )}
      >
        {uploads.map((upload) => (
          <li key={upload.id}>
            <UploadTile
              upload={upload}
              full={full}
              onCrop={() => props.onCropping(upload.id)}
              onRetry={() => props.onRetry(upload.id)}
              onRemove={() => props.onRemove(upload.id)}
            />
          </li>
        ))}
        {full ? null : (
          <li>
            <AddTile onFiles={props.onFiles} hintId={hintId} />
          </li>
        )}
        {Array.from(
          { length: Math.max(0, Math.min(advisedPhotos, limit) - photos.length - uploads.length - 1) },
          (_none, position) => (
            <li
              key={position}
              aria-hidden
              className="aspect-3/4 rounded-lg border-2 border-dashed border-line bg-surface-sunken"
            />
          ),
        )}
      </SortableGrid>
      {full ? <PhotoLimit premium={premium} limit={limit} /> : <AddByCamera onFiles={props.onFiles} hintId={hintId} />}
      <VisitorsChoice
        photosPublic={props.photosPublic}
        asked={photos.length + uploads.length > 0}
        onChoose={props.onPhotosPublic}
      />
      {cut ? (
        <CropDialog
          src={cut.previewUrl}
          more={chosen.length - 1}
          onUse={(crop) => props.onSend([cut.id], crop)}
          onWhole={() => props.onSend([cut.id])}
          onAllWhole={() => props.onSend(chosen.map(({ id }) => id))}
          onClose={() => props.onCropping(null)}
        />
      ) : null}
      <AlertDialog
        open={asked !== null}
        tone="danger"
        title={intl.formatMessage(messages.deleteTitle)}
        description={intl.formatMessage(messages.deleteText)}
        confirmLabel={intl.formatMessage(messages.deleteConfirm)}
        cancelLabel={intl.formatMessage(commonMessages.cancel)}
        onCancel={() => setAsked(null)}
        onConfirm={() => {
          if (asked !== null) props.onDelete(asked);
          setAsked(null);
        }}
      />
    </section>
  );
}
