import { expect } from '@playwright/test';

import { faultsInDark } from './support/colours.ts';
import { show, test } from './support/preview.ts';
import { stories } from './support/stories.ts';

/**
 * Lists that open at their end stop at another pixel whenever rows are measured in another order. Where they stand is tested in
 * message-list.test.tsx; here they are checked for accessibility only.
 */
const openAtEnd = /Chat\/(MessageList|ChatLayout|Conversation|Chats)/;

for (const { id, title, name, picture } of stories) {
  test(`${title}: ${name}`, async ({ preview }) => {
    expect(await show(preview, id), 'rendering and play function').toEqual([]);
    if (picture && !openAtEnd.test(title)) await expect(preview).toHaveScreenshot(`${id}.png`, { fullPage: true });
    expect(await faultsInDark(preview), 'colours in dark').toEqual([]);
  });
}
