import { awakeEvent } from './run-until-awake.ts';

/** For an effect of the application: it has taken the page over, and what was pressed and typed before happens now. */
export function sayAwake(): void {
  // React hears of nothing that happens within its own work.
  queueMicrotask(() => document.dispatchEvent(new Event(awakeEvent)));
}
