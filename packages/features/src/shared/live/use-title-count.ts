import { useEffect } from 'react';

import { useCounts } from './use-counts.ts';

/* Browsers trim a trailing space. */
const prefix = /^\(\d+\)(?: |$)/;

/** "(3) Chats": unread messages and new likes before the page's title, and the same sum as the badge of the installed app (NAV-05). */
export function useTitleCount(): void {
  const { unreadMessages, newLikes } = useCounts();
  const count = unreadMessages + newLikes;

  useEffect(() => {
    const update = () => {
      const bare = document.title.replace(prefix, '');
      // Writing before the page has a title would create one that stays in front of it.
      if (bare === '') return;
      const wanted = count > 0 ? `(${count}) ${bare}` : bare;
      if (document.title !== wanted) document.title = wanted;
    };
    update();
    // Routes set the title when they change; the count is added to each of them.
    const observer = new MutationObserver(update);
    observer.observe(document.head, { subtree: true, childList: true, characterData: true });
    return () => {
      observer.disconnect();
      if (prefix.test(document.title)) document.title = document.title.replace(prefix, '');
    };
  }, [count]);

  useEffect(() => {
    const done = count > 0 ? navigator.setAppBadge?.(count) : navigator.clearAppBadge?.();
    done?.catch(() => {});
  }, [count]);
}
