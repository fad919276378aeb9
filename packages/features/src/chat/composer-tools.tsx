import type { Money } from '@heartline/api-client';
import { IconButton } from '@heartline/ui/controls/icon-button';
import { ImageIcon } from 'lucide-react';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';

import { photoMessages as messages } from './photo.messages.ts';

export interface ComposerToolsProps {
  /** Of the other member. */
  name: string;
  photo: { credits: number; money: Money | null };
  credits: number;
  buyHref: string;
  onSendPhoto: (photo: Blob) => void;
}

const PhotoDialog = lazy(async () => ({ default: (await import('./photo-dialog.tsx')).PhotoDialog }));

const pictureIn = (data: DataTransfer | null): File | undefined =>
  [...(data?.files ?? [])].find(({ type }) => type.startsWith('image/'));

/** What a message is made with besides the keys. Loaded after the conversation stands, so that this stands early. */
export function ComposerTools({ name, photo, credits, buyHref, onSendPhoto }: ComposerToolsProps) {
  const intl = useIntl();
  const input = useRef<HTMLInputElement>(null);
  const [file, setFile] = useState<Blob>();

  useEffect(() => {
    const footer = input.current?.closest<HTMLElement>('[data-slot=chat-footer]');
    const take = (event: Event, data: DataTransfer | null) => {
      const picture = pictureIn(data);
      if (!picture) return;
      event.preventDefault();
      setFile(picture);
    };
    const paste = (event: ClipboardEvent) => take(event, event.clipboardData);
    const drop = (event: DragEvent) => take(event, event.dataTransfer);
    footer?.addEventListener('paste', paste);
    footer?.addEventListener('drop', drop);
    return () => {
      footer?.removeEventListener('paste', paste);
      footer?.removeEventListener('drop', drop);
    };
  }, []);

  return (
    <>
      <IconButton label={intl.formatMessage(messages.choose)} onClick={() => input.current?.click()}>
        <ImageIcon />
      </IconButton>
      <input
        ref={input}
        type="file"
        accept="image/*"
        hidden
        onChange={({ currentTarget }) => {
          setFile(currentTarget.files?.[0]);
          // The same file again is a choice, too.
          currentTarget.value = '';
        }}
      />
      {file ? (
        <Suspense>
          <PhotoDialog
            file={file}
            memberName={name}
            price={photo}
            credits={credits}
            buyHref={buyHref}
            onClose={() => setFile(undefined)}
            onChooseOther={() => input.current?.click()}
            onSend={(picture) => {
              onSendPhoto(picture);
              setFile(undefined);
            }}
          />
        </Suspense>
      ) : null}
    </>
  );
}
