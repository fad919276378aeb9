import { awakeEvent, runUntilAwake, type WakingOptions } from './run-until-awake.ts';

/** The inline script of a server-rendered page. */
export const wakingScript = (options: Omit<WakingOptions, 'awake'>): string =>
  `(${runUntilAwake.toString()})(${JSON.stringify({ ...options, awake: awakeEvent }).replaceAll('<', '\\u003c')});`;
