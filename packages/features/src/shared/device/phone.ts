import { useMedia } from './use-media.ts';

/** Below the breakpoint `md` of packages/ui (theme.css). */
const phone = 'not all and (min-width: 768px)';

/** Whether the window is as narrow as a phone's: a conversation does not stand beside its list. */
export const isPhone = (): boolean => matchMedia(phone).matches;

/** The same, updated as the width changes; false on the server. */
export const useIsPhone = (): boolean => useMedia(phone);
