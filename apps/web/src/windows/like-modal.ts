/** A chunk of its own, for the few who come by a link that asks for it (ALT-09). */
export { LikeModalHost } from '@heartline/features/likes';
