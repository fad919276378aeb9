export { ProfileScreen, type ProfileScreenProps } from './profile-screen.tsx';
export { Devices } from './devices.tsx';
export { LanguageScreen } from './language-screen.tsx';
export { accountQueries } from './account.queries.ts';
