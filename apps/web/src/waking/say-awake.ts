import { awakeEvent } from './run-until-awake.ts';

/** For an effect of the application: it has hydrated the page, so earlier presses and input are replayed now. */
export function sayAwake(): void {
  // React ignores events dispatched during its own work.
  queueMicrotask(() => document.dispatchEvent(new Event(awakeEvent)));
}
