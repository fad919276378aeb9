export { LoginScreen, type LoginScreenProps } from './login-screen.tsx';
export { PasswordResetRequestScreen } from './password-reset-request-screen.tsx';
export { PasswordResetScreen, type PasswordResetScreenProps } from './password-reset-screen.tsx';
