import { defineMain } from '@storybook/react-vite/node';
import tailwindcss from '@tailwindcss/vite';
import { mergeConfig } from 'vite';

import { libraryData } from './plugins/library-data.ts';
import { madeOf } from './plugins/made-of.ts';
import { searchableIndex } from './plugins/searchable-index.ts';

export default defineMain({
  framework: '@storybook/react-vite',
  stories: [
    { directory: './docs', titlePrefix: '', files: '**/*.mdx' },
    { directory: '../packages/ui/src', titlePrefix: 'UI', files: '**/*.@(mdx|stories.@(ts|tsx))' },
    { directory: '../packages/features/src', titlePrefix: 'Screens', files: '**/*.@(mdx|stories.@(ts|tsx))' },
    { directory: './flows', titlePrefix: 'Flows', files: '**/*.stories.tsx' },
    { directory: './mails', titlePrefix: 'Mails', files: '**/*.@(mdx|stories.tsx)' },
    { directory: '../packages/landers/src', titlePrefix: 'Landers', files: '**/*.@(mdx|stories.@(ts|tsx))' },
    { directory: './embedding', titlePrefix: 'Landers', files: '**/*.stories.tsx' },
  ],
  // Pages show stored pictures instead of stories until a reader asks for the live one.
  staticDirs: [{ from: '../tests/visual/pictures', to: '/pictures' }],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  typescript: { reactDocgen: 'react-docgen' },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // The sidebar's search finds headings of pages; `searchableIndex` adds an element's synonyms as such headings.
  features: { experimentalSearchDocsHeadings: true, sidebarOnboardingChecklist: false, menuOnboardingChecklist: false },
  ...searchableIndex,
  viteFinal: (config) =>
    mergeConfig(config, {
      resolve: { tsconfigPaths: true },
      plugins: [tailwindcss(), libraryData(), madeOf()],
      build: {
        chunkSizeWarningLimit: 4000,
        rolldownOptions: {
          onLog(level: string, log: { code?: string }, handler: (level: string, log: object) => void) {
            if (log.code !== 'MODULE_LEVEL_DIRECTIVE') handler(level, log);
          },
        },
      },
    }),
});
