import { isStill } from '@heartline/ui/foundations/motion';

/** Milliseconds of shaking, with the pauses between. */
const moments = { like: [12], match: [18, 60, 36] };

/**
 * A moment that is felt in the hand, on devices that can. Not where the reader wants nothing to move, and not on a page that was never
 * touched: browsers refuse it there, and say so.
 */
export function feel(moment: keyof typeof moments): void {
  if (!navigator.userActivation?.hasBeenActive || isStill()) return;
  navigator.vibrate?.(moments[moment]);
}
