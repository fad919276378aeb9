import type { ChatFooterHandle } from '@heartline/ui/chat/chat-footer';
import { IconButton } from '@heartline/ui/controls/icon-button';
import { ImageIcon } from 'lucide-react';
import type { RefObject } from 'react';
import { useIntl } from 'react-intl';

import { EmojiButton } from '../emoji/emoji-button.tsx';
import { photoMessages as messages } from '../photos/photo.messages.ts';

export interface ComposerToolsProps {
  onChoosePhoto: () => void;
  /** The field that emojis are inserted into. */
  field: RefObject<ChatFooterHandle | null>;
}

/** Everything that makes a message besides typing. Loaded after the conversation, so that the conversation shows early. */
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
