import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { expect, it } from 'vitest';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** In a sandboxed frame all browser storage throws on access. For each, the files that may use it, because they catch that. */
const touchedIn: Record<string, string[]> = {
  // Inline scripts use nothing from outside themselves.
  localStorage: ['packages/features/src/shared/storage/browser-storage.ts', 'apps/web/src/offline/offline-script.ts'],
  sessionStorage: ['packages/features/src/shared/storage/browser-storage.ts', 'apps/web/src/waking/run-until-awake.ts'],
  'document.cookie': [
    'packages/features/src/shared/storage/browser-storage.ts',
    'apps/web/src/offline/offline-script.ts',
    'apps/web/src/waking/run-until-awake.ts',
  ],
  cookieStore: [],
  indexedDB: [
    'packages/features/src/shared/kept/forget-kept.ts',
    'packages/features/src/shared/session/forget-member.ts',
  ],
  'navigator.serviceWorker': [
    'apps/web/src/offline/register-service-worker.ts',
    'packages/features/src/shared/device/service-workers.ts',
  ],
};

const sources = globSync('{packages/*,apps/web}/src/**/*.{ts,tsx}', { cwd: root }).filter(
  (path) => !/\.test\.|\.stories\.|\/testing\/|\.worker\./.test(path),
);
const withoutComments = (code: string) => code.replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '');

it.each(Object.entries(touchedIn))('%s is used only where its denial is caught', (name, allowed) => {
  const touching = new RegExp(String.raw`\b${name.replaceAll('.', String.raw`\.`)}\b`);
  const found = sources.filter((path) => touching.test(withoutComments(readFileSync(root + path, 'utf8'))));
  expect(found.toSorted()).toEqual(allowed.toSorted());
});
