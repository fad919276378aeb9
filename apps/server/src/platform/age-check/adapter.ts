import type { Hono } from 'hono';

import type { Clock } from '../clock.ts';
import type { Config } from '../config.ts';

/** What an adapter's folder is given to open it. */
export interface AgeCheckParts {
  clock: Clock;
  config: Config;
}

/** Nothing in it says who is to be checked: neither a name nor an address. */
export interface NewAgeCheck {
  /** Names this check, once; it comes back with the answer. */
  reference: string;
  /** Years. */
  minAge: number;
  /** Of the member; two letters. */
  country: string;
  language: string;
  /** Where the provider's page sends the member, with its answer in the query. */
  returnUrl: string;
}

/** What a provider says. Whatever else its answer holds is not read. */
export interface AgeCheckAnswer {
  reference: string;
  passed: boolean;
}

/** Somebody outside who finds out whether a person is old enough; each has a folder of its own here. */
export interface AgeCheckAdapter {
  /** As a site's configuration names it. */
  name: string;
  /**
   * Begins a check and gives the address of the page on which it is done.
   * @throws Outage when the provider cannot be reached or does not answer as it should
   */
  start: (check: NewAgeCheck, signal: AbortSignal) => Promise<string>;
  /** Reads what came back with the member; undefined where it is not the provider who says it, or not now. */
  read: (answer: Readonly<Record<string, string>>) => AgeCheckAnswer | undefined;
  /** Pages that come with our server: the sandbox's, which has no other. */
  pages?: Hono;
}
