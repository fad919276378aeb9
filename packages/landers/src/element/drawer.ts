import type { Locale } from '@heartline/api-client';

import type { LanderAddress } from '../shared/index.ts';

/** The options that the host page sets by attributes, validated. */
export interface EmbedOptions extends LanderAddress {
  /** Origin of the site. */
  origin: string;
  locale: Locale;
  /** Undefined: as the host page. */
  theme: 'light' | 'dark' | undefined;
}

export type LanderEvent = 'ready' | 'signup';

/** A rendered lander. */
export interface Drawn {
  /** Renders it with the host page's present options. */
  draw: (options: EmbedOptions) => void;
  /** Unmounts it. */
  end: () => void;
}

export type Drawer = (shadow: ShadowRoot, onEvent: (event: LanderEvent) => void) => Drawn;

/** The drawer of one lander in one language: synchronous once it is loaded, else a promise. */
export type DrawerFor = (locale: EmbedOptions['locale']) => Drawer | Promise<Drawer>;
