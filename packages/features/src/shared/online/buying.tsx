import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';

import { onlineMessages } from './online.messages.ts';
import { useOnline } from './use-online.ts';

/** Wraps a link to Premium or credits in a dialog. Offline, when nothing can be bought, a text replaces it. */
export function Buying({ children }: { children: ReactNode }) {
  const intl = useIntl();
  return useOnline() ? (
    children
  ) : (
    <span className="basis-full text-sm">{intl.formatMessage(onlineMessages.buying)}</span>
  );
}
