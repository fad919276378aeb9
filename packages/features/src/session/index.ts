export { LoginScreen, type LoginScreenProps } from './login-screen.tsx';
export { PasswordResetRequestScreen } from './password-reset-request-screen.tsx';
export { messages as sessionMessages } from './session.messages.ts';
export { PasswordResetScreen, type PasswordResetScreenProps } from './password-reset-screen.tsx';
