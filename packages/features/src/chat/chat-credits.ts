import type { ComponentType } from 'react';

export interface CreditsDialogProps {
  open: boolean;
  onClose: () => void;
  /** Path of the conversation, to come back to after paying. */
  returnTo: string;
  /** The composer has unsent text. */
  writing: boolean;
}

/** The interface between chat and credits, which the shell connects: `<ConversationScreen credits={chatCredits} />`. */
export interface ChatCredits {
  /** Offers credits over the conversation. */
  Dialog: ComponentType<CreditsDialogProps>;
  /** Loads the dialog before it is opened. */
  preload: () => void;
}
