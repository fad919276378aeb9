import type { Locale } from '@heartline/api-client';

import type { LanderAddress } from '../shared/index.ts';

/** What the host page says by attributes, checked. */
export interface EmbedOptions extends LanderAddress {
  /** Origin of the site. */
  origin: string;
  locale: Locale;
  /** Undefined follows the host page. */
  theme: 'light' | 'dark' | undefined;
}

export type LanderEvent = 'ready' | 'signup';

/** A lander that shows. */
export interface Drawn {
  /** Shows it as the host page says now. */
  draw: (options: EmbedOptions) => void;
  /** Takes everything out again. */
  end: () => void;
}

export type Drawer = (shadow: ShadowRoot, onEvent: (event: LanderEvent) => void) => Drawn;

/** Of one lander in one language: at once where it is there, and as soon as it has come. */
export type DrawerFor = (locale: EmbedOptions['locale']) => Drawer | Promise<Drawer>;
