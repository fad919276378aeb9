import type { Money } from '@heartline/api-client';
import type { ComponentType, ReactNode } from 'react';

export interface GiftDialogProps {
  open: boolean;
  onClose: () => void;
  /** Who gets it. */
  memberName: string;
  /** What the sender has, less what is on its way. */
  credits: number;
  /** Where credits can be bought. */
  buyHref: string;
  /** What so many credits cost in money; null before the first purchase. */
  moneyOf?: (credits: number) => Money | null;
  onSend: (giftId: string) => void;
}

/** What the chat needs of the gifts feature; the shell brings the two together: `<ConversationScreen gifts={useChatGifts()} />`. */
export interface ChatGifts {
  /** In the reader's language. */
  name: (giftId: string) => string;
  /** Decoration: the name stands beside it. One that is given at this moment comes with a small animation. */
  picture: (giftId: string, arriving?: boolean) => ReactNode;
  /** In credits. */
  price: (giftId: string) => number;
  Dialog: ComponentType<GiftDialogProps>;
}
