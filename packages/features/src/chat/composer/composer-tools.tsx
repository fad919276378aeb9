import type { Money } from '@heartline/api-client';
import { IconButton } from '@heartline/ui/controls/icon-button';
import { ImageIcon } from 'lucide-react';
import { Suspense, useEffect, useRef, useState, type RefObject } from 'react';
import { useIntl } from 'react-intl';

import { lazyPart } from '../../shared/index.ts';
import { EmojiButton } from '../emoji/emoji-button.tsx';
import { RudeGuard, type SendGuard } from '../rude/rude-guard.tsx';
import { photoMessages as messages } from '../photos/photo.messages.ts';

export interface ComposerToolsProps {
  /** Of the other member. */
  name: string;
  photo: { credits: number; money: Money | null };
  credits: number;
  buyHref: string;
  onSendPhoto: (photo: Blob) => void;
  /** The member has begun to write. */
  writing: boolean;
  guard: RefObject<SendGuard | null>;
  /** Takes a picture that is pasted or dropped on it. */
  footer: RefObject<HTMLElement | null>;
  /** Where emojis are typed. */
  field: RefObject<HTMLTextAreaElement | null>;
  /** Sends a text that the guard kept back. */
  onSend: (text: string) => void;
}

const PhotoDialog = lazyPart(async () => (await import('../photos/photo-dialog.tsx')).PhotoDialog);

const pictureIn = (data: DataTransfer | null): File | undefined =>
  [...(data?.files ?? [])].find(({ type }) => type.startsWith('image/'));

/** What a message is made with besides the keys. Loaded after the conversation stands, so that this stands early. */
export function ComposerTools(props: ComposerToolsProps) {
  const { name, photo, credits, buyHref, onSendPhoto, writing, guard, footer, field, onSend } = props;
  const intl = useIntl();
  const input = useRef<HTMLInputElement>(null);
  const [file, setFile] = useState<Blob>();

  useEffect(() => {
    const part = footer.current;
    const take = (event: Event, data: DataTransfer | null) => {
      const picture = pictureIn(data);
      if (!picture) return;
      event.preventDefault();
      setFile(picture);
    };
    const paste = (event: ClipboardEvent) => take(event, event.clipboardData);
    const drop = (event: DragEvent) => take(event, event.dataTransfer);
    part?.addEventListener('paste', paste);
    part?.addEventListener('drop', drop);
    return () => {
      part?.removeEventListener('paste', paste);
      part?.removeEventListener('drop', drop);
    };
  }, [footer]);

  return (
    <>
      <IconButton label={intl.formatMessage(messages.choose)} onClick={() => input.current?.click()}>
        <ImageIcon />
      </IconButton>
      <EmojiButton field={field} />
      <RudeGuard name={name} writing={writing} guard={guard} onSend={onSend} />
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
