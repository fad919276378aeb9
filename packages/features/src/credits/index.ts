export { CreditsScreen, type CreditsScreenProps } from './credits-screen.tsx';
export { CreditsView, type CreditsViewProps } from './credits-view.tsx';
export { transactionQueries } from './credits.queries.ts';
export { PremiumScreen, PremiumView, type PremiumViewProps } from './premium-screen.tsx';
export { PricingScreen } from './pricing-screen.tsx';
export { PricingView, type PricingViewProps } from './pricing-view.tsx';
export { TimeBonusBanner, TimeBonusBannerView, type TimeBonusBannerViewProps } from './time-bonus-banner.tsx';
export { TransactionsScreen, type TransactionsScreenProps } from './transactions-screen.tsx';
export { TransactionsView, type TransactionsViewProps } from './transactions-view.tsx';
