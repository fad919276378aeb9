export { DeleteAccountScreen, type DeleteAccountScreenProps } from './delete-account-screen.tsx';
export { AccountDeletedScreen } from './account-deleted-screen.tsx';
export { ReactivateScreen } from './reactivate-screen.tsx';
