/** A separate chunk: it starts once the page has everything else (NAV-12). */
export { KeepChats } from '@heartline/features/chat';
