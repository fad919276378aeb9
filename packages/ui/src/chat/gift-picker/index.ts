export { GiftPicker, type Gift, type GiftPickerProps } from './gift-picker.tsx';
