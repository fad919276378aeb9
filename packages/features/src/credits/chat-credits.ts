import { lazyPart } from '../shared/index.ts';

const CreditsDialog = lazyPart(async () => (await import('./credits-dialog.tsx')).CreditsDialog);

/** What a conversation needs of the credits: the shell hands it over, `<ConversationScreen credits={chatCredits} />`. */
export const chatCredits = { Dialog: CreditsDialog, preload: () => void CreditsDialog.preload() };
