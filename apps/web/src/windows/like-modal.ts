/** A separate chunk, for the few visits by a link that requests it (ALT-09). */
export { LikeModalHost } from '@heartline/features/likes';
