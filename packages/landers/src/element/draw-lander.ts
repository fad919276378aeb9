import { createElement } from 'react';
import { createRoot } from 'react-dom/client';

import type { LanderDefinition } from '../shared/index.ts';
import type { Drawer } from './drawer.ts';
import { EmbeddedLander } from './embedded-lander.tsx';
import { dress } from './lander-sheet.ts';

/** What puts a lander into a shadow root, with everything it needs there. */
export const drawerOf =
  (lander: LanderDefinition): Drawer =>
  (shadow, onEvent) => {
    const root = createRoot(shadow);
    return {
      draw(options) {
        try {
          dress(shadow);
        } catch (error) {
          // It says what it has to say without them, too.
          reportError(error);
        }
        root.render(createElement(EmbeddedLander, { ...options, page: shadow.ownerDocument, lander, onEvent }));
      },
      end: () => root.unmount(),
    };
  };
