import { ToastProvider } from '@heartline/ui/feedback/toast';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';

import { commonMessages } from '../messages/common.messages.ts';

/** Toasts whose close button is labelled in the reader's language. */
export function SharedToasts({ children }: { children: ReactNode }) {
  const intl = useIntl();
  return <ToastProvider dismissLabel={intl.formatMessage(commonMessages.dismiss)}>{children}</ToastProvider>;
}
