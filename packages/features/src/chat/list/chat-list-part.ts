import { lazyPart } from '../../shared/index.ts';

/** The list beside an open conversation. The screen of the list alone, which has its code, says so beforehand: the list then stays where it is. */
export const ChatListPart = lazyPart(async () => (await import('./chat-list.tsx')).ChatList);
