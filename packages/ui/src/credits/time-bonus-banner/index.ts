export { TimeBonusBanner, type TimeBonusBannerProps } from './time-bonus-banner.tsx';
