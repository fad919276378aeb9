import { createElement } from 'react';
import { createRoot } from 'react-dom/client';

import type { LanderDefinition } from '../shared/index.ts';
import type { Drawer } from './drawer.ts';
import { EmbeddedLander } from './embedded-lander.tsx';
import { dress } from './lander-sheet.ts';

/** Makes the function that renders a lander into a shadow root, with everything it needs there. */
export const drawerOf =
  (lander: LanderDefinition): Drawer =>
  (shadow, onEvent) => {
    const root = createRoot(shadow);
    return {
      draw(options) {
        try {
          dress(shadow);
        } catch (error) {
          // Without its styles the lander still shows its content, so the failure is only reported.
          reportError(error);
        }
        root.render(createElement(EmbeddedLander, { ...options, page: shadow.ownerDocument, lander, onEvent }));
      },
      end: () => root.unmount(),
    };
  };
