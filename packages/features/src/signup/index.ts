export { SignupScreen, type SignupScreenProps } from './signup-screen.tsx';
export { seekingIn } from './seeking-in.ts';
export type { SignupMember } from './signup-view.tsx';
export { ActivationScreen, type ActivationScreenProps } from './activation-screen.tsx';
export { ActivationDoneScreen } from './activation-done-screen.tsx';
export { ActivationErrorScreen } from './activation-error-screen.tsx';
