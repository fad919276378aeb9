import { HomeScreen } from '@heartline/features/site';

import type { Catalog } from './catalog.ts';
import { Frame } from './frame.tsx';
import { leave } from './leave.ts';

/** The visitors' home page, which most people see first: it loads without the router. Its links are ordinary ones. */
export function HomePage({ catalog }: { catalog: Catalog }) {
  return (
    <Frame page="index" catalog={catalog} onSignedOut={() => leave('/')}>
      <HomeScreen />
    </Frame>
  );
}
