import { lazyPart } from '../shared/index.ts';

const CreditsDialog = lazyPart(async () => (await import('./credits-dialog.tsx')).CreditsDialog);

/** The credits for a conversation: the shell passes them as `<ConversationScreen credits={chatCredits} />`. */
export const chatCredits = { Dialog: CreditsDialog, preload: () => void CreditsDialog.preload() };
