export { HeartMark } from './heart-mark.tsx';
export { Logo, type LogoProps } from './logo.tsx';
