export { LockedCard, type LockedCardProps } from './locked-card.tsx';
