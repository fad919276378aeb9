import { Suspense, type RefObject } from 'react';

import { usePageFiles } from '../../shared/files/use-page-files.ts';
import { lazyPart } from '../../shared/index.ts';
import { RudeGuard, type SendGuard } from '../rude/rude-guard.tsx';
import type { Price } from './use-means.ts';

export interface ComposerWindowsProps {
  /** The other member's name. */
  name: string;
  photo: Price;
  credits: number;
  buyHref: string;
  onSendPhoto: (photo: Blob) => void;
  onChoosePhoto: () => void;
  /** The member has begun to type. */
  writing: boolean;
  guard: RefObject<SendGuard | null>;
  /** A picture that was chosen, pasted or dropped, about to be sent. */
  picture: Blob | undefined;
  onPicture: (picture: Blob | undefined) => void;
  /** Files pasted or dropped beside the field; undefined if no photo can be sent. */
  onFiles: ((files: File[]) => void) | undefined;
  /** Sends a text that the guard held back. */
  onSend: (text: string) => void;
}

const PhotoDialog = lazyPart(async () => (await import('../photos/photo-dialog.tsx')).PhotoDialog);

/** Dialogs that ask before a message is sent. Outside the composer's tools, which are not rendered while folded. */
export function ComposerWindows(props: ComposerWindowsProps) {
  const { name, photo, credits, buyHref, onSendPhoto, onChoosePhoto, writing, guard, picture, onPicture, onSend } =
    props;
  // A file pasted into a dialog, such as a report, is not meant for the other member.
  usePageFiles(props.onFiles, { inWindows: picture !== undefined });
  return (
    <>
      <RudeGuard name={name} writing={writing} guard={guard} onSend={onSend} />
      {picture ? (
        <Suspense>
          <PhotoDialog
            file={picture}
            memberName={name}
            price={photo}
            credits={credits}
            buyHref={buyHref}
            onClose={() => onPicture(undefined)}
            onChooseOther={onChoosePhoto}
            onSend={(photoToSend) => {
              onSendPhoto(photoToSend);
              onPicture(undefined);
            }}
          />
        </Suspense>
      ) : null}
    </>
  );
}
