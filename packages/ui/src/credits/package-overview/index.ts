export { PackageOverview, type PackageOverviewProps } from './package-overview.tsx';
