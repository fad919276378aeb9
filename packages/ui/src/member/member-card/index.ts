export { MemberCard, type MemberCardProps } from './member-card.tsx';
export { MemberCardSkeleton, type MemberCardSkeletonProps } from './member-card-skeleton.tsx';
