export { CheckoutScreen, type CheckoutScreenProps } from './checkout-screen.tsx';
export { CheckoutView, type CheckoutViewProps } from './checkout-view.tsx';
export { loadCheckout, loadRepeat } from './load-checkout.ts';
export { PaymentResultScreen, type PaymentResultScreenProps } from './payment-result-screen.tsx';
export { PaymentResultView, type PaymentResultViewProps } from './payment-result-view.tsx';
export { RepeatScreen, type RepeatScreenProps } from './repeat-screen.tsx';
export { RepeatView, type RepeatViewProps } from './repeat-view.tsx';
export { paymentsQueries } from './payments.queries.ts';
