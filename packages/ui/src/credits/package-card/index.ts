export { PackageCard, type PackageCardProps } from './package-card.tsx';
