import { createElement } from 'react';
import { createRoot } from 'react-dom/client';

import type { LanderDefinition } from '../shared/index.ts';
import type { Drawer } from './drawer.ts';
import { EmbeddedLander } from './embedded-lander.tsx';
import { landerSheet } from './lander-sheet.ts';

/** What puts a lander into a shadow root, with everything it needs there. */
export const drawerOf =
  (lander: LanderDefinition): Drawer =>
  (shadow, onEvent) => {
    shadow.adoptedStyleSheets = [landerSheet()];
    const root = createRoot(shadow);
    return {
      draw: (options) => root.render(createElement(EmbeddedLander, { ...options, lander, onEvent })),
      end: () => root.unmount(),
    };
  };
