import { awakeEvent, runUntilAwake, type WakingOptions } from './run-until-awake.ts';

/** Script of a page that was rendered on the server, to stand in it. */
export const wakingScript = (options: Omit<WakingOptions, 'awake'>): string =>
  `(${runUntilAwake.toString()})(${JSON.stringify({ ...options, awake: awakeEvent }).replaceAll('<', '\\u003c')});`;
