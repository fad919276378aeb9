export { IcebreakerModal, type IcebreakerModalProps } from './icebreaker-modal.tsx';
export { IcebreakerPicker, type Icebreaker, type IcebreakerPickerProps } from './icebreaker-picker.tsx';
