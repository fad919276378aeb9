export { PackageCard, PackageCardSkeleton, type PackageCardProps } from './package-card.tsx';
