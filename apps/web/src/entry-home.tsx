import { startTransition, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';

import { HomePage } from './home-page.tsx';
import { homeFeatures } from './page-parts.ts';
import { WebProviders } from './providers.tsx';
import { start } from './start.ts';
import { sayAwake } from './waking/say-awake.ts';

const { container, context } = start();

function Awake() {
  useEffect(sayAwake, []);
  return null;
}

void context.catalog.load(homeFeatures).then(() =>
  // In chunks of work, between which the browser can react to scrolling.
  startTransition(
    () =>
      void hydrateRoot(
        container,
        <WebProviders context={context}>
          <HomePage catalog={context.catalog} />
          <Awake />
        </WebProviders>,
      ),
  ),
);
// A visitor who points at a link is about to need the rest of the site.
document.addEventListener('pointerover', () => void import('./entry-app-preload.ts'), { once: true, passive: true });
