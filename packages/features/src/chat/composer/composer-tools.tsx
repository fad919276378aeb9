import type { ChatFooterHandle } from '@heartline/ui/chat/chat-footer';
import { IconButton } from '@heartline/ui/controls/icon-button';
import { ImageIcon } from 'lucide-react';
import type { RefObject } from 'react';
import { useIntl } from 'react-intl';

import { EmojiButton } from '../emoji/emoji-button.tsx';
import { photoMessages as messages } from '../photos/photo.messages.ts';

export interface ComposerToolsProps {
  onChoosePhoto: () => void;
  /** Where emojis are typed. */
  field: RefObject<ChatFooterHandle | null>;
}

/** What a message is made with besides the keys. Loaded after the conversation stands, so that this stands early. */
export function ComposerTools({ onChoosePhoto, field }: ComposerToolsProps) {
  const intl = useIntl();
  return (
    <>
      <IconButton label={intl.formatMessage(messages.choose)} onClick={onChoosePhoto}>
        <ImageIcon />
      </IconButton>
      <EmojiButton field={field} />
    </>
  );
}
