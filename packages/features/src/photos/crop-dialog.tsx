import { Button } from '@heartline/ui/controls/button';
import { PhotoCropper, type PhotoCrop } from '@heartline/ui/controls/photo-cropper';
import { Dialog } from '@heartline/ui/overlays/dialog';
import { useState } from 'react';
import { useIntl } from 'react-intl';

import { commonMessages } from '../shared/index.ts';
import { cropMessages as messages } from './edit.messages.ts';

export interface CropDialogProps {
  src: string;
  /** How many photos follow this one. */
  more: number;
  onUse: (crop: PhotoCrop) => void;
  /** Sends the whole photo: also if this browser cannot show it, as the server knows more kinds and gives the reason. */
  onWhole: () => void;
  onAllWhole: () => void;
  /** Nothing is lost: the photo stays in the list. */
  onClose: () => void;
}

/** Chooses the section of a photo that others see, before it is sent. */
export function CropDialog({ src, more, onUse, onWhole, onAllWhole, onClose }: CropDialogProps) {
  const intl = useIntl();
  const [crop, setCrop] = useState<{ src: string; crop: PhotoCrop }>();
  const ready = crop?.src === src ? crop.crop : undefined;
  return (
    <Dialog
      open
      size="full-on-phone"
      className="sm:max-w-140"
      onClose={onClose}
      title={intl.formatMessage(messages.title)}
      description={more > 0 ? intl.formatMessage(messages.more, { count: more }) : undefined}
      closeLabel={intl.formatMessage(commonMessages.close)}
      footer={
        <>
          {more > 0 ? (
            <Button variant="ghost" className="px-3 max-sm:grow" onClick={onAllWhole}>
              {intl.formatMessage(messages.allWhole)}
            </Button>
          ) : null}
          <Button variant="outline" className="max-sm:grow" onClick={onWhole}>
            {intl.formatMessage(messages.whole)}
          </Button>
          <Button disabled={!ready} className="max-sm:grow" onClick={() => ready && onUse(ready)}>
            {intl.formatMessage(messages.use)}
          </Button>
        </>
      }
    >
      <PhotoCropper
        key={src}
        src={src}
        label={intl.formatMessage(messages.label)}
        // Thumbs need no keys explained.
        hint={<span className="pointer-coarse:sr-only">{intl.formatMessage(messages.hint)}</span>}
        zoomLabel={intl.formatMessage(messages.zoom)}
        zoomInLabel={intl.formatMessage(messages.zoomIn)}
        zoomOutLabel={intl.formatMessage(messages.zoomOut)}
        rotateLabel={intl.formatMessage(messages.rotate)}
        loadingLabel={intl.formatMessage(messages.reading)}
        failure={intl.formatMessage(messages.unreadable)}
        onFailure={onWhole}
        onCropChange={(next) => setCrop({ src, crop: next })}
        className="mx-auto max-w-[min(18rem,38vh)] max-sm:max-w-[min(21rem,48dvh)]"
      />
    </Dialog>
  );
}
