export {
  Form,
  FormActions,
  FormSection,
  type FormActionsProps,
  type FormProps,
  type FormSectionProps,
} from './form.tsx';
