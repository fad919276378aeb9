import { loadMessages } from '@heartline/features/shared';
import { barMessages } from '@heartline/features/site';
import { createIntl } from 'react-intl';

import { languageOf } from '../language-of.ts';

export interface ShortcutsRequest {
  /** Query of the manifest's address, with the reader's language: the request carries no cookie. */
  search: string;
  domainLanguage: string;
}

/** Shortcuts of the installed app, shown on a long press on its icon, worded as in the bar (NAV-12). */
export async function shortcutsOf({ search, domainLanguage }: ShortcutsRequest) {
  const locale = languageOf({ cookies: '', search, domainLanguage });
  const intl = createIntl({ locale, messages: await loadMessages(locale, ['site']) });
  return {
    locale,
    shortcuts: [
      { icon: 'messages', url: '/chats', name: intl.formatMessage(barMessages.messages) },
      { icon: 'search', url: '/members', name: intl.formatMessage(barMessages.search) },
      { icon: 'likes', url: '/likes', name: intl.formatMessage(barMessages.likes) },
    ],
  };
}
