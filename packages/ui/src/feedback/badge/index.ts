export { Badge, type BadgeProps } from './badge.tsx';
export { badgeVariants } from './badge.variants.ts';
