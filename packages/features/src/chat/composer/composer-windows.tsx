import { Suspense, type RefObject } from 'react';

import { usePageFiles } from '../../shared/files/use-page-files.ts';
import { lazyPart } from '../../shared/index.ts';
import { RudeGuard, type SendGuard } from '../rude/rude-guard.tsx';
import type { Price } from './use-means.ts';

export interface ComposerWindowsProps {
  /** Of the other member. */
  name: string;
  photo: Price;
  credits: number;
  buyHref: string;
  onSendPhoto: (photo: Blob) => void;
  onChoosePhoto: () => void;
  /** The member has begun to write. */
  writing: boolean;
  guard: RefObject<SendGuard | null>;
  /** Chosen, pasted or dropped: about to be sent. */
  picture: Blob | undefined;
  onPicture: (picture: Blob | undefined) => void;
  /** Pasted or dropped beside the field; undefined where no photo can be sent. */
  onFiles: ((files: File[]) => void) | undefined;
  /** Sends a text that the guard kept back. */
  onSend: (text: string) => void;
}

const PhotoDialog = lazyPart(async () => (await import('../photos/photo-dialog.tsx')).PhotoDialog);

/** What asks before a message goes. Beside the composer: its tools are not drawn while they are folded, and no window in them would be. */
export function ComposerWindows(props: ComposerWindowsProps) {
  const { name, photo, credits, buyHref, onSendPhoto, onChoosePhoto, writing, guard, picture, onPicture, onSend } =
    props;
  // What is pasted into a report, say, is not for the other member.
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
