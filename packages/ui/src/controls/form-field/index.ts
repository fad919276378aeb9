export { FieldPrefix, FormField, type FieldControl, type FieldFrame, type FormFieldProps } from './form-field.tsx';
export { fieldBoxVariants, fieldControlClass } from './form-field.variants.ts';
export { partProps } from './part-props.ts';
