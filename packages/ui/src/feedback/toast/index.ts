export { Toast, type ToastProps } from './toast.tsx';
export {
  ToastProvider,
  useToast,
  type ToastApi,
  type ToastOptions,
  type ToastProviderProps,
} from './toast-provider.tsx';
