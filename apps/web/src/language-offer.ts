export { ConnectedLanguageOffer } from '@heartline/features/site';
