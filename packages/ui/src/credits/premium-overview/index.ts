export { PremiumOverview, type PremiumBenefit, type PremiumOverviewProps } from './premium-overview.tsx';
