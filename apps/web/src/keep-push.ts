/** A chunk of its own, for those who have notifications on this device (ACC-03). */
export { KeepPush } from '@heartline/features/shared';
