import { hydrateRoot } from 'react-dom/client';

import { HomePage } from './home-page.tsx';
import { homeFeatures } from './page-parts.ts';
import { WebProviders } from './providers.tsx';
import { start } from './start.ts';

const { container, context } = start();
void context.catalog.load(homeFeatures).then(() =>
  hydrateRoot(
    container,
    <WebProviders context={context}>
      <HomePage catalog={context.catalog} />
    </WebProviders>,
  ),
);
// Whoever goes near a link is about to need the rest of the site.
document.addEventListener('pointerover', () => void import('./entry-app-preload.ts'), { once: true, passive: true });
