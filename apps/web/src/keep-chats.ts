/** A chunk of its own: what it does begins when the page has everything else (NAV-12). */
export { KeepChats } from '@heartline/features/chat';
