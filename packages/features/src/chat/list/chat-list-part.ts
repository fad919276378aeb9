import { lazyPart } from '../../shared/index.ts';

/**
 * The list beside an open conversation. The screen of the list, which has its code, sets it in advance, so that the list stays mounted.
 */
export const ChatListPart = lazyPart(async () => (await import('./chat-list.tsx')).ChatList);
