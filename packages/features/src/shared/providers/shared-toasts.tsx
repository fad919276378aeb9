import { ToastProvider, type ToastProviderProps } from '@heartline/ui/feedback/toast';
import { useIntl } from 'react-intl';

import { commonMessages } from '../messages/common.messages.ts';

/** Toasts whose close button is labelled in the reader's language. */
export function SharedToasts(props: Omit<ToastProviderProps, 'dismissLabel'>) {
  const intl = useIntl();
  return <ToastProvider {...props} dismissLabel={intl.formatMessage(commonMessages.dismiss)} />;
}
