export { FootBar, type FootBarProps } from './foot-bar.tsx';
