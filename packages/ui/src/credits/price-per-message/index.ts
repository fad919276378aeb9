export { PricePerMessage, type PricePerMessageProps } from './price-per-message.tsx';
