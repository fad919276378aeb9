export { chatCredits } from './chat-credits.ts';
export { CreditsDialog, type CreditsDialogProps } from './credits-dialog.tsx';
export { CreditsDialogView, type CreditsDialogViewProps } from './credits-dialog-view.tsx';
export { CreditsScreen, type CreditsScreenProps } from './credits-screen.tsx';
export { CreditsView, type CreditsViewProps } from './credits-view.tsx';
export { transactionQueries } from './credits.queries.ts';
export { loadPrices } from './load-prices.ts';
export { PremiumScreen, PremiumView, type PremiumViewProps } from './premium-screen.tsx';
export { PricingScreen } from './pricing-screen.tsx';
export { PricingView, type PricingViewProps } from './pricing-view.tsx';
export {
  TimeBonusBanner,
  TimeBonusBannerView,
  TimeBonusLine,
  TimeBonusLineView,
  type TimeBonusBannerViewProps,
} from './time-bonus-banner.tsx';
export { TimeBonusModalHost, TimeBonusModalView, type TimeBonusModalViewProps } from './time-bonus-modal.tsx';
export { ReceiptsSection } from './receipts/receipts-section.tsx';
export { TransactionsScreen, type TransactionsScreenProps } from './transactions-screen.tsx';
export { TransactionsView, type TransactionsViewProps } from './transactions-view.tsx';
