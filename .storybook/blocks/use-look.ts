import { useSyncExternalStore } from 'react';
import { addons } from 'storybook/preview-api';

import { initialLook, type Look } from '../look/look.ts';

let look: Look = { ...initialLook, ...fromAddress() };
const listeners = new Set<() => void>();
let listening = false;

/** The toolbar settings in the address: `globals=theme:dark;locale:da`. */
function fromAddress(): Look {
  const globals = new URLSearchParams(location.search).get('globals') ?? '';
  return Object.fromEntries(
    globals
      .split(';')
      .map((pair) => pair.split(':'))
      .filter(([name, value]) => name !== undefined && value !== undefined && name in initialLook),
  ) as Look;
}

function subscribe(listener: () => void): () => void {
  if (!listening) {
    listening = true;
    // Sent by the toolbar. Stories in frames on this page report their own state by other events, which do not matter here.
    addons.getChannel().on('updateGlobals', ({ globals }: { globals: Look }) => {
      look = { ...look, ...globals };
      for (const tell of listeners) tell();
    });
  }
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The current settings of the toolbar. */
export const useLook = (): Look => useSyncExternalStore(subscribe, () => look);
