export { ProfileScreen, type ProfileScreenProps } from './profile-screen.tsx';
export { MeScreen, type MeScreenProps } from './me-screen.tsx';
export { EmailChangeScreen } from './email/email-change-screen.tsx';
export { EmailLinkScreen } from './email/email-link-screen.tsx';
export { PasswordChangeScreen } from './password-change-screen.tsx';
export { SecondStepScreen } from './second-step/second-step-screen.tsx';
export { PasskeysScreen } from './passkeys/passkeys-screen.tsx';
export { LanguageScreen } from './language-screen.tsx';
export { accountQueries } from './account.queries.ts';
