import { limits } from '@heartline/api-client';
import { Button } from '@heartline/ui/controls/button';
import { FileDrop } from '@heartline/ui/controls/file-drop';
import { Alert } from '@heartline/ui/feedback/alert';
import { CameraIcon } from 'lucide-react';
import { useRef, useState } from 'react';
import { useIntl } from 'react-intl';

import { Buying, hrefs } from '../shared/index.ts';
import { CameraDialog } from './camera-dialog.tsx';
import { cameraMessages } from './edit.messages.ts';
import { messages } from './photos.messages.ts';
import { photoTypes } from './upload-rules.ts';

export interface AddPhotosProps {
  onFiles: (files: File[]) => void;
  /** Id of the sentence about files, which describes the field. */
  hintId: string;
}

/** Adds photos by file, drop or paste: where the next photo will be. */
export function AddTile({ onFiles, hintId }: AddPhotosProps) {
  const intl = useIntl();
  return (
    <FileDrop
      shape="photo"
      multiple
      accept={photoTypes.join(',')}
      label={intl.formatMessage(messages.add)}
      aria-describedby={hintId}
      onFiles={onFiles}
      onReject={onFiles}
    />
  );
}

/** Below the photos: which files are taken, and the camera, on a phone as its own app, else as a dialog. */
export function AddByCamera({ onFiles, hintId }: AddPhotosProps) {
  const intl = useIntl();
  const phone = useRef<HTMLInputElement>(null);
  const [camera, setCamera] = useState(false);
  const openCamera = () => {
    if (matchMedia('(pointer: coarse)').matches) phone.current?.click();
    else setCamera(true);
  };
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
      <p id={hintId} className="min-w-60 flex-1 text-sm text-ink-muted">
        {intl.formatMessage(messages.addHint)}
        <span className="pointer-coarse:hidden"> {intl.formatMessage(messages.pasteHint)}</span>
      </p>
      <input
        ref={phone}
        type="file"
        accept="image/*"
        capture="user"
        hidden
        onChange={({ target }) => {
          if (target.files?.length) onFiles([...target.files]);
          target.value = '';
        }}
      />
      <Button variant="outline" className="max-sm:grow" onClick={openCamera}>
        <CameraIcon aria-hidden />
        {intl.formatMessage(cameraMessages.title)}
      </Button>
      {camera ? (
        <CameraDialog
          onClose={() => setCamera(false)}
          onTaken={(file) => {
            setCamera(false);
            onFiles([file]);
          }}
        />
      ) : null}
    </div>
  );
}

/** Replaces both when there is no space for more photos. */
export function PhotoLimit({ premium, limit }: { premium: boolean; limit: number }) {
  const intl = useIntl();
  return (
    <Alert
      tone="info"
      actions={
        premium ? undefined : (
          <Buying>
            <Button variant="gold" size="sm" asChild>
              <a href={hrefs.premium}>{intl.formatMessage(messages.getPremium)}</a>
            </Button>
          </Buying>
        )
      }
    >
      {premium
        ? intl.formatMessage(messages.limitPremium, { limit })
        : intl.formatMessage(messages.limitFree, { limit, premium: limits.premiumPhotos })}
    </Alert>
  );
}
