export { GoldBadge, type GoldBadgeProps } from './gold-badge.tsx';
