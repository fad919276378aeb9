export { ConnectedHome, HomeScreen, homeQueries } from './home-screen.tsx';
export {
  errorPageWords,
  ErrorScreen,
  isMissing,
  MissingScreen,
  NotFoundScreen,
  type ErrorScreenProps,
} from './error-screen.tsx';
export { ConnectedTopBar, type ConnectedTopBarProps } from './connected-top-bar.tsx';
export { ConnectedLanguageOffer, type ConnectedLanguageOfferProps } from './connected-language-offer.tsx';
export { placeOf } from './places.ts';
export { ConnectedLanderBar } from './connected-lander-bar.tsx';
export { ConnectedFooter, type ConnectedFooterProps } from './connected-footer.tsx';
export type { FooterPage } from './footer-links.ts';
export { ConnectedEntryWarning, type ConnectedEntryWarningProps } from './connected-entry-warning.tsx';
export { hasNotices } from './alert-rules.ts';
export { AlertsHeader, PushOffer, type AlertsHeaderProps } from './alerts-header.tsx';
export { backFrom, isMembersArea, pageNames, type PageName } from './page-names.ts';
export { barMessages } from './site.messages.ts';
