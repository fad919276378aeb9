export { OrderSummary, type OrderLine, type OrderSummaryProps } from './order-summary.tsx';
