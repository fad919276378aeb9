import { ApiError, limits } from '@heartline/api-client';
import { Button } from '@heartline/ui/controls/button';
import { FileDrop } from '@heartline/ui/controls/file-drop';
import { IconButton } from '@heartline/ui/controls/icon-button';
import { Alert } from '@heartline/ui/feedback/alert';
import { Progress } from '@heartline/ui/feedback/progress';
import { OwnPhoto } from '@heartline/ui/member/own-photo';
import { AlertDialog } from '@heartline/ui/overlays/alert-dialog';
import { StarIcon, Trash2Icon } from 'lucide-react';
import { useState } from 'react';
import { useIntl } from 'react-intl';

import { commonMessages, hrefs, useErrorText } from '../shared/index.ts';
import { messages } from './photos.messages.ts';
import type { OwnPhotos } from './photos.queries.ts';
import { photoTypes } from './upload-rules.ts';
import type { Upload } from './use-upload-queue.ts';

export interface MyPhotosViewProps extends OwnPhotos {
  premium: boolean;
  uploads?: readonly Upload[];
  /** How many of the running upload have arrived, and of how many. */
  progress?: { done: number; total: number };
  onFiles: (files: File[]) => void;
  onRetry: (uploadId: string) => void;
  onRemove: (uploadId: string) => void;
  onMakeMain: (id: string) => void;
  onDelete: (id: string) => void;
}

/** One's own photos: add several at once, choose the main one, delete; each with its state (MEM-09). */
export function MyPhotosView(props: MyPhotosViewProps) {
  const {
    photos,
    limit,
    premium,
    uploads = [],
    progress = { done: 0, total: 0 },
    onFiles,
    onRetry,
    onRemove,
    onMakeMain,
    onDelete,
  } = props;
  const intl = useIntl();
  const errorText = useErrorText();
  const [asked, setAsked] = useState<string | null>(null);
  const coming = uploads.filter(({ state }) => state !== 'failed').length;
  const full = photos.length + coming >= limit;
  const stateLabels = {
    inspected: intl.formatMessage(messages.inspected),
    rejected: intl.formatMessage(messages.rejected),
    waiting: intl.formatMessage(messages.waiting),
    uploading: intl.formatMessage(messages.uploading),
    failed: intl.formatMessage(messages.failed),
  };
  return (
    <section aria-labelledby="my-photos" className="flex flex-col gap-4">
      <header className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id="my-photos" className="text-xl font-bold">
          {intl.formatMessage(messages.title)}
        </h2>
        <p className="text-sm text-ink-muted tabular-nums">
          {intl.formatMessage(messages.count, { count: photos.length, limit })}
        </p>
      </header>
      {photos.length + uploads.length === 0 ? (
        <p className="text-ink-muted">{intl.formatMessage(messages.empty)}</p>
      ) : null}
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(140px,1fr))] gap-4 empty:hidden">
        {photos.map((photo, index) => {
          const number = index + 1;
          return (
            <li key={photo.id}>
              <OwnPhoto
                src={photo.thumb}
                alt={intl.formatMessage(messages.photo, { number })}
                state={photo.status}
                stateLabel={photo.status === 'active' ? undefined : stateLabels[photo.status]}
                mainLabel={photo.main ? intl.formatMessage(messages.main) : undefined}
                note={photo.status === 'rejected' ? intl.formatMessage(messages.rejectedNote) : undefined}
                actions={
                  <>
                    {photo.main || photo.status === 'rejected' ? null : (
                      <IconButton
                        label={intl.formatMessage(messages.makeMain, { number })}
                        onClick={() => onMakeMain(photo.id)}
                      >
                        <StarIcon />
                      </IconButton>
                    )}
                    <IconButton
                      label={intl.formatMessage(messages.delete, { number })}
                      onClick={() => setAsked(photo.id)}
                    >
                      <Trash2Icon />
                    </IconButton>
                  </>
                }
              />
            </li>
          );
        })}
        {uploads.map(({ id, file, previewUrl, state, error }) => (
          <li key={id}>
            <OwnPhoto
              src={previewUrl}
              alt={file.name}
              state={state === 'done' ? 'uploading' : state}
              stateLabel={stateLabels[state === 'done' ? 'uploading' : state]}
              note={state === 'failed' ? errorText(error) : undefined}
              actions={
                state === 'failed' ? (
                  <>
                    {isFinal(error) ? null : (
                      <Button size="sm" variant="soft" onClick={() => onRetry(id)}>
                        {intl.formatMessage(messages.retry)}
                      </Button>
                    )}
                    <Button size="sm" variant="ghost" onClick={() => onRemove(id)}>
                      {intl.formatMessage(messages.remove)}
                    </Button>
                  </>
                ) : undefined
              }
            />
          </li>
        ))}
      </ul>
      {coming > 0 ? (
        <Progress
          label={intl.formatMessage(messages.progress, progress)}
          value={progress.done}
          max={Math.max(1, progress.total)}
        />
      ) : null}
      {full ? (
        <Alert
          tone="info"
          actions={
            premium ? undefined : (
              <Button variant="gold" size="sm" asChild>
                <a href={hrefs.premium}>{intl.formatMessage(messages.getPremium)}</a>
              </Button>
            )
          }
        >
          {premium
            ? intl.formatMessage(messages.limitPremium, { limit })
            : intl.formatMessage(messages.limitFree, { limit, premium: limits.premiumPhotos })}
        </Alert>
      ) : (
        <FileDrop
          multiple
          accept={photoTypes.join(',')}
          label={intl.formatMessage(messages.add)}
          hint={intl.formatMessage(messages.addHint)}
          onFiles={onFiles}
          onReject={onFiles}
        />
      )}
      <AlertDialog
        open={asked !== null}
        tone="danger"
        title={intl.formatMessage(messages.deleteTitle)}
        description={intl.formatMessage(messages.deleteText)}
        confirmLabel={intl.formatMessage(messages.deleteConfirm)}
        cancelLabel={intl.formatMessage(commonMessages.cancel)}
        onCancel={() => setAsked(null)}
        onConfirm={() => {
          if (asked !== null) onDelete(asked);
          setAsked(null);
        }}
      />
    </section>
  );
}

const finalCodes = new Set(['photo_type', 'photo_too_large', 'photo_unreadable']);

/** The same file will never be taken: trying again helps nobody. */
const isFinal = (error: unknown) => error instanceof ApiError && finalCodes.has(error.code);
