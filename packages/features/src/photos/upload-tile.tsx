import { Button } from '@heartline/ui/controls/button';
import { OwnPhoto } from '@heartline/ui/member/own-photo';
import { useIntl } from 'react-intl';

import { useErrorText } from '../shared/index.ts';
import { messages } from './photos.messages.ts';
import type { Upload } from './upload-queue.ts';
import { isFinal } from './upload-rules.ts';

export interface UploadTileProps {
  upload: Upload;
  /** There is no space for one more photo. */
  full: boolean;
  onCrop: () => void;
  onRetry: () => void;
  onRemove: () => void;
}

/** A photo that is not stored yet: its progress, or why it failed and the possible actions. */
export function UploadTile({ upload: { file, previewUrl, state, progress, error }, full, ...props }: UploadTileProps) {
  const intl = useIntl();
  const errorText = useErrorText();
  // The server has the whole file and is processing it, or it waits in the server's queue.
  const preparing = state === 'uploading' && progress >= 1;
  return (
    <OwnPhoto
      src={previewUrl}
      alt={file.name}
      state={state === 'chosen' ? 'waiting' : state}
      stateLabel={intl.formatMessage(preparing ? messages.preparing : messages[state])}
      progress={
        state === 'uploading' && !preparing
          ? { value: progress, label: intl.formatMessage(messages.uploadOf, { name: file.name }) }
          : undefined
      }
      note={state === 'failed' ? errorText(error) : undefined}
      actions={
        <>
          {state === 'chosen' ? (
            <Button size="sm" variant="soft" onClick={props.onCrop}>
              {intl.formatMessage(messages.crop)}
            </Button>
          ) : null}
          {state === 'failed' && !isFinal(error, full) ? (
            <Button size="sm" variant="soft" onClick={props.onRetry}>
              {intl.formatMessage(messages.retry)}
            </Button>
          ) : null}
          <Button data-act="remove" size="sm" variant="ghost" onClick={props.onRemove}>
            {intl.formatMessage(messages.remove)}
          </Button>
        </>
      }
    />
  );
}
