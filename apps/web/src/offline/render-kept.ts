import type { Locale, User } from '@heartline/api-client';
import { loadMessages } from '@heartline/features/shared';
import { errorPageWords } from '@heartline/features/site';

import { languageOf } from '../language-of.ts';
import { featuresOf, partsOf } from '../page-parts.ts';
import { renderLate } from './render-late.tsx';
import { Route as root } from '../routes/__root.tsx';
import { Route as conversation } from '../routes/chats.$id.tsx';
import { Route as list } from '../routes/chats.index.tsx';

export interface KeptShell {
  locale: Locale;
  /** Notice if its scripts do not arrive. */
  late: string;
  /** Texts of the error page, as JSON. */
  words: string;
  /** Source files that are needed at once. */
  parts: string[];
  /** Prefixes of source files that load on first use. */
  later: string[];
}

/** The page of the stored conversations, which a browser stores beside the offline page, without data of a member (NAV-12). */
export async function renderKept({
  search,
  domainLanguage,
}: {
  search: string;
  domainLanguage: string;
}): Promise<KeptShell> {
  const locale = languageOf({ cookies: '', search, domainLanguage });
  const user = {} as User;
  const features = featuresOf([root.options, list.options, conversation.options], user);
  const parts = ['/chats/', '/chats/$id'].flatMap((routeId) =>
    partsOf({ home: false, routeId, user, locale, features }),
  );
  return {
    locale,
    late: await renderLate(locale),
    words: JSON.stringify(errorPageWords(await loadMessages(locale, ['site']))),
    parts: ['src/entry-kept.tsx', ...new Set(parts)],
    later: [
      'src/keep-chats.ts',
      '../../packages/features/src/chat/',
      '../../packages/features/src/gifts/gift-picture',
      '../../packages/ui/src/chat/',
      '../../packages/api-client/src/endpoints/session',
      '../../packages/api-client/src/endpoints/site',
      '../../packages/api-client/src/endpoints/chat',
      '../../packages/api-client/src/endpoints/likes',
      '../../node_modules/.pnpm/idb',
    ],
  };
}
