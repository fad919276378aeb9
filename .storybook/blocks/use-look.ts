import { useSyncExternalStore } from 'react';
import { addons } from 'storybook/preview-api';

import { initialLook, type Look } from '../look/look.ts';

let look: Look = { ...initialLook, ...fromAddress() };
const listeners = new Set<() => void>();
let listening = false;

/** `globals=theme:dark;locale:da` of the address, as the toolbar writes it. */
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
    // What the toolbar asks for. Stories in frames on this page tell their own state by other events, which are not meant here.
    addons.getChannel().on('updateGlobals', ({ globals }: { globals: Look }) => {
      look = { ...look, ...globals };
      for (const tell of listeners) tell();
    });
  }
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** What the toolbar says. */
export const useLook = (): Look => useSyncExternalStore(subscribe, () => look);
