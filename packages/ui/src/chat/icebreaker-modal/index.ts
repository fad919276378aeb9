export { IcebreakerPicker, type Icebreaker, type IcebreakerPickerProps } from './icebreaker-picker.tsx';
