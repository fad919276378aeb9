/** A separate chunk, for members with notifications on this device (ACC-03). */
export { KeepPush } from '@heartline/features/shared';
