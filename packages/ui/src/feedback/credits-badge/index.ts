export { CreditsBadge, LOW_CREDITS, type CreditsBadgeProps } from './credits-badge.tsx';
