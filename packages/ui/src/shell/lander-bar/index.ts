export { LanderBar, type LanderBarProps } from './lander-bar.tsx';
