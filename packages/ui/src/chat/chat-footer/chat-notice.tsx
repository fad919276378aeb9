import { BanIcon, CloudOffIcon, CoinsIcon, GemIcon, MessagesSquareIcon } from 'lucide-react';
import { useEffect, useRef, type ReactNode } from 'react';

import { cn } from '../../lib/cn.ts';
import { scrollByKeyboard } from '../../lib/scroll-by-keyboard.ts';

/** Why a message cannot be sent, or only later. */
export type ChatObstacle = 'no-credits' | 'blocked' | 'premium-only' | 'conversation-limit' | 'offline';

const looks = {
  'no-credits': { Icon: CoinsIcon, className: 'bg-notice text-warning-text' },
  blocked: { Icon: BanIcon, className: 'bg-notice text-ink-muted' },
  'premium-only': { Icon: GemIcon, className: 'bg-gold-surface text-gold-text' },
  'conversation-limit': { Icon: MessagesSquareIcon, className: 'bg-gold-surface text-gold-text' },
  offline: { Icon: CloudOffIcon, className: 'bg-notice text-ink-muted' },
};

interface ChatNoticeProps {
  obstacle: ChatObstacle;
  title?: string;
  text?: string;
  action?: ReactNode;
}

/**
 * The panel above the composer: the obstacle, and an action that helps. In a low window it is one line high and scrolls, to leave space
 * for the conversation.
 */
export function ChatNotice({ obstacle, title, text, action }: ChatNoticeProps) {
  const { Icon, className } = looks[obstacle];
  const words = useRef<HTMLSpanElement>(null);
  useEffect(() => (words.current ? scrollByKeyboard(words.current) : undefined), []);
  return (
    <output
      data-slot="chat-notice"
      className="flex animate-rise flex-wrap items-center gap-x-4 gap-y-3 rounded-lg border border-line bg-surface-raised p-3 shadow-soft low:flex-nowrap low:gap-x-2 low:py-1"
    >
      <span className="flex min-w-48 flex-1 items-center gap-3 low:min-w-0">
        <span className={cn('grid size-10 shrink-0 place-items-center rounded-full low:hidden', className)}>
          <Icon aria-hidden className="size-5" />
        </span>
        <span ref={words} className={cn('min-w-0 low:overflow-y-auto', action ? 'low:max-h-10' : 'low:max-h-5')}>
          {title ? <strong className="boxed block text-sm font-bold">{title}</strong> : null}
          {text ? <span className="boxed block text-sm text-ink-muted">{text}</span> : null}
        </span>
      </span>
      {action ? (
        <span className="max-sm:w-full max-sm:*:w-full sm:max-w-1/2 low:w-auto low:shrink-0 low:*:w-auto">
          {action}
        </span>
      ) : null}
    </output>
  );
}
