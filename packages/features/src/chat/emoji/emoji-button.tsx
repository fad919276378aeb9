import type { ChatFooterHandle } from '@heartline/ui/chat/chat-footer';
import { IconButton } from '@heartline/ui/controls/icon-button';
import { Popover } from '@heartline/ui/overlays/popover';
import { SmileIcon } from 'lucide-react';
import { Suspense, useRef, useState, type RefObject } from 'react';
import { useIntl } from 'react-intl';

import { lazyPart } from '../../shared/index.ts';
import { emojiMessages as messages } from './emoji.messages.ts';

const EmojiPanel = lazyPart(async () => (await import('./emoji-panel.tsx')).EmojiPanel);

/** Opens the emojis; the chosen one is inserted at the cursor of the field. */
export function EmojiButton({ field }: { field: RefObject<ChatFooterHandle | null> }) {
  const intl = useIntl();
  const root = useRef<HTMLSpanElement>(null);
  const [open, setOpen] = useState(false);
  const label = intl.formatMessage(messages.button);
  const change = (next: boolean) => {
    setOpen(next);
    // After closing by keyboard, the member continues in the field.
    if (!next && root.current?.contains(document.activeElement)) requestAnimationFrame(() => field.current?.focus());
  };
  return (
    // Phones have emojis on their own keyboard.
    <span ref={root} className="contents [@media(any-hover:none)]:hidden">
      <Popover
        label={label}
        side="top"
        trigger={
          <IconButton label={label}>
            <SmileIcon />
          </IconButton>
        }
        onOpenChange={change}
      >
        {open ? (
          <Suspense fallback={<div className="h-104 max-h-[70dvh] w-84 max-w-full" />}>
            <EmojiPanel field={field} />
          </Suspense>
        ) : null}
      </Popover>
    </span>
  );
}
