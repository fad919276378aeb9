export { CounterBadge, type CounterBadgeProps } from './counter-badge.tsx';
