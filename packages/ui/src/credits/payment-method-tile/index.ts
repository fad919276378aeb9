export { PaymentLogo, type PaymentLogoProps } from './payment-logo.tsx';
export type { PaymentMethodCode } from './payment-marks.ts';
export {
  PaymentMethodGroup,
  PaymentMethodTile,
  type PaymentMethodGroupProps,
  type PaymentMethodTileProps,
} from './payment-method-tile.tsx';
