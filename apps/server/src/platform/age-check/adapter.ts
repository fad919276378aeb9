import type { Hono } from 'hono';

import type { Clock } from '../clock.ts';
import type { Config } from '../config.ts';

/** Dependencies for opening an adapter. */
export interface AgeCheckParts {
  clock: Clock;
  config: Config;
}

/** Nothing in it identifies the member: neither a name nor an address. */
export interface NewAgeCheck {
  /** Identifies this check, once; it returns with the answer. */
  reference: string;
  /** Years. */
  minAge: number;
  /** The member's country; two letters. */
  country: string;
  language: string;
  /** Where the provider's page sends the member, with its answer in the query. */
  returnUrl: string;
}

/** A provider's answer. Anything else in it is ignored. */
export interface AgeCheckAnswer {
  reference: string;
  passed: boolean;
}

/** An external provider that checks whether a person is old enough; each has a folder of its own here. */
export interface AgeCheckAdapter {
  /** The name used in a site's configuration. */
  name: string;
  /**
   * Starts a check and returns the address of its page.
   * @throws Outage when the provider cannot be reached or does not answer as it should
   */
  start: (check: NewAgeCheck, signal: AbortSignal) => Promise<string>;
  /** Parses the answer that the member returns with; undefined if it is not signed by the provider, or not recent. */
  read: (answer: Readonly<Record<string, string>>) => AgeCheckAnswer | undefined;
  /** Pages hosted by our server: those of the sandbox, which has no others. */
  pages?: Hono;
}
