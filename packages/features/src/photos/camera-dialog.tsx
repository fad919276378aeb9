import { Button } from '@heartline/ui/controls/button';
import { Alert } from '@heartline/ui/feedback/alert';
import { Spinner } from '@heartline/ui/feedback/spinner';
import { Dialog } from '@heartline/ui/overlays/dialog';
import { CameraIcon } from 'lucide-react';
import { useState } from 'react';
import { useIntl } from 'react-intl';

import { commonMessages } from '../shared/index.ts';
import { messages as own } from './photos.messages.ts';
import { cameraMessages as messages } from './edit.messages.ts';
import { useCamera } from './use-camera.ts';

export interface CameraDialogProps {
  onTaken: (file: File) => void;
  onClose: () => void;
}

/** The former button is gone, and the focus with it. */
const focusOnce = (button: HTMLButtonElement | null) => button?.focus();

/** Takes a photo with the camera of a computer. If it cannot, explains why. */
export function CameraDialog({ onTaken, onClose }: CameraDialogProps) {
  const intl = useIntl();
  const { video, state, start, take } = useCamera();
  const [taking, setTaking] = useState(false);
  const failed = state !== 'live' && state !== 'starting';
  const shoot = async () => {
    setTaking(true);
    onTaken(await take(`${intl.formatMessage(messages.fileName)}.jpg`));
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={intl.formatMessage(messages.title)}
      closeLabel={intl.formatMessage(commonMessages.close)}
      footer={
        failed ? (
          <>
            <Button ref={state === 'missing' ? focusOnce : undefined} variant="ghost" onClick={onClose}>
              {intl.formatMessage(commonMessages.cancel)}
            </Button>
            {state === 'missing' ? null : (
              <Button ref={focusOnce} onClick={start}>
                {intl.formatMessage(own.retry)}
              </Button>
            )}
          </>
        ) : (
          // Holds the focus while the camera starts: a disabled button could not.
          <Button
            ref={focusOnce}
            data-autofocus
            className="aria-disabled:opacity-55"
            aria-disabled={state !== 'live'}
            loading={taking}
            onClick={() => (state === 'live' ? void shoot() : undefined)}
          >
            <CameraIcon aria-hidden />
            {intl.formatMessage(messages.take)}
          </Button>
        )
      }
    >
      {failed ? (
        <Alert tone="warning">{intl.formatMessage(messages[state])}</Alert>
      ) : (
        <div className="relative aspect-4/3 overflow-hidden rounded-lg bg-photo-blank">
          {/* Mirrored for the preview; the photo itself is not. */}
          <video
            ref={video}
            muted
            playsInline
            aria-label={intl.formatMessage(messages.video)}
            className="size-full -scale-x-100 object-cover"
          />
          {state === 'starting' ? (
            <span className="absolute inset-0 grid place-items-center text-ink-on-photo">
              <Spinner label={intl.formatMessage(messages.starting)} />
            </span>
          ) : null}
        </div>
      )}
    </Dialog>
  );
}
