import type { LiveEvent, Message } from '@heartline/api-client';
import type { QueryClient } from '@tanstack/react-query';
/** Writes one live event into the cache. The only place that does (design.md section 5). */
export declare function applyEvent(queryClient: QueryClient, event: LiveEvent, now?: number): void;
/** User, chats and likes asked anew; those on screen at once, the others when next shown. */
export declare function refetchAll(queryClient: QueryClient): void;
/**
 * Puts a message into its conversation and its conversation on top of the list. For a message that was sent here and came back as
 * the answer, too: the same message twice changes nothing.
 */
export declare function addMessage(queryClient: QueryClient, message: Message): void;
/** Everything up to `seq` was read by this member, here or on another device (CHAT-04). */
export declare function markRead(queryClient: QueryClient, id: string, seq: number): void;
/** A conversation is gone for this member: out of the list, and its messages with it. */
export declare function removeChat(queryClient: QueryClient, id: string): void;
