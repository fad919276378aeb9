import { expect, it } from 'vitest';

import { pageNames } from './page-names.ts';
import { placeOf } from './places.ts';

it('assigns each page to the section that leads to it, and pages outside all sections to none', () => {
  const pagesOf = (place: ReturnType<typeof placeOf>) => pageNames.filter((page) => placeOf(page) === place);
  expect(pagesOf('search')).toEqual(['match-finder', 'members', 'members-id', 'members-id-chat', 'members-id-signup']);
  expect(pagesOf('play')).toEqual(['swipe-game']);
  expect(pagesOf('likes')).toEqual(['likes', 'likes-type', 'likes-m-id']);
  expect(pagesOf('messages')).toEqual(['chats', 'chats-id']);
  expect(pagesOf('me')).toHaveLength(15);
  expect(pagesOf(undefined)).toContain('moderation');
});
