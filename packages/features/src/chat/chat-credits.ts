import type { ComponentType } from 'react';

export interface CreditsDialogProps {
  open: boolean;
  onClose: () => void;
  /** The conversation, to come back to after paying. */
  returnTo: string;
  /** Something is written that was not sent. */
  writing: boolean;
}

/** What the chat needs of the credits feature; the shell brings the two together: `<ConversationScreen credits={chatCredits} />`. */
export interface ChatCredits {
  /** Offers credits over the conversation. */
  Dialog: ComponentType<CreditsDialogProps>;
  /** Has it come before it is asked for. */
  preload: () => void;
}
