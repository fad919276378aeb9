export { PresenceDot, type PresenceDotProps } from './presence-dot.tsx';
