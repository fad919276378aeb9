export { WelcomeBanner, type WelcomeBannerProps } from './welcome-banner.tsx';
