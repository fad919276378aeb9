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

/** Adds photos by file, drop, paste or camera: on a phone its camera app, else a dialog. */
export function AddPhotos({ onFiles }: { onFiles: (files: File[]) => void }) {
  const intl = useIntl();
  const phone = useRef<HTMLInputElement>(null);
  const [camera, setCamera] = useState(false);
  const openCamera = () => {
    if (matchMedia('(pointer: coarse)').matches) phone.current?.click();
    else setCamera(true);
  };
  return (
    <div className="flex flex-col items-stretch gap-3">
      <FileDrop
        multiple
        accept={photoTypes.join(',')}
        label={intl.formatMessage(messages.add)}
        hint={
          <>
            {intl.formatMessage(messages.addHint)}
            <span className="pointer-coarse:hidden"> {intl.formatMessage(messages.pasteHint)}</span>
          </>
        }
        onFiles={onFiles}
        onReject={onFiles}
      />
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
      <Button variant="outline" className="self-center" onClick={openCamera}>
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

/** Replaces it when there is no space for more photos. */
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
