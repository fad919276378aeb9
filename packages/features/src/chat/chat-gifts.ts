import type { Money } from '@heartline/api-client';
import type { ComponentType, ReactNode } from 'react';

export interface GiftDialogProps {
  open: boolean;
  onClose: () => void;
  /** The recipient. */
  memberName: string;
  /** The sender's balance, less the price of unsent messages. */
  credits: number;
  /** Where credits can be bought. */
  buyHref: string;
  /** Price of credits in money; null before the first purchase. */
  moneyOf?: (credits: number) => Money | null;
  onSend: (giftId: string) => void;
}

/** The interface between chat and gifts, which the shell connects: `<ConversationScreen gifts={useChatGifts()} />`. */
export interface ChatGifts {
  /** In the member's language. */
  name: (giftId: string) => string;
  /** Decorative: the name stands beside it. `arriving` adds a small animation, for a gift sent at this moment. */
  picture: (giftId: string, arriving?: boolean) => ReactNode;
  /** In credits. */
  price: (giftId: string) => number;
  Dialog: ComponentType<GiftDialogProps>;
}
