import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';

import { onlineMessages } from './online.messages.ts';
import { useOnline } from './use-online.ts';

/** Around what leads from a window to Premium or credits. Offline nothing can be bought: then it says so in its place. */
export function Buying({ children }: { children: ReactNode }) {
  const intl = useIntl();
  return useOnline() ? (
    children
  ) : (
    <span className="basis-full text-sm">{intl.formatMessage(onlineMessages.buying)}</span>
  );
}
