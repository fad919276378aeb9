export { OrderFoot, type OrderFootProps } from './order-foot.tsx';
