import { moving } from './motion.ts';

const stiffness = 300;
const damping = 26;
/** Milliseconds after which the spring visibly rests. */
const rest = 480;
const steps = 24;

/**
 * The animation of an element released by a finger: along a spring. `speed` at the release, in distances per second: 1 would arrive in
 * a second. `--ease-spring` is the same from rest.
 */
export function spring(speed = 0): { duration: number; easing: string } {
  const decay = damping / 2;
  const swing = Math.sqrt(stiffness - decay ** 2);
  const share = (time: number) =>
    1 - Math.exp(-decay * time) * (Math.cos(swing * time) + ((decay - speed) / swing) * Math.sin(swing * time));
  const shares = Array.from({ length: steps + 1 }, (_, step) => +share((step / steps / 1000) * rest).toFixed(3));
  const easing = `linear(${shares.join(', ')})`;
  return CSS.supports('transition-timing-function', easing) ? { duration: rest, easing } : moving;
}
