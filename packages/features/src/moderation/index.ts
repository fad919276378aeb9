export { ModerationScreen, type ModerationScreenProps } from './moderation-screen.tsx';
