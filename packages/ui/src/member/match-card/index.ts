export { MatchCard, type MatchCardProps } from './match-card.tsx';
export { MatchCardSkeleton, type MatchCardSkeletonProps } from './match-card-skeleton.tsx';
