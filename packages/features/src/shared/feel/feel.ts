import { isStill } from '@heartline/ui/foundations/motion';

/** Milliseconds of vibration, alternating with pauses. */
const moments = { like: [12], match: [18, 60, 36] };

/**
 * Vibrates, on devices that can. Not if the reader prefers reduced motion, and not on a page that was never touched: browsers block
 * that and log a warning.
 */
export function feel(moment: keyof typeof moments): void {
  if (!navigator.userActivation?.hasBeenActive || isStill()) return;
  navigator.vibrate?.(moments[moment]);
}
