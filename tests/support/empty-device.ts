import { configure } from '@testing-library/react';
import { beforeAll } from 'vitest';

import { patience } from './patience.ts';

configure({ asyncUtilTimeout: patience });

/** Deletes the data of earlier test files in this browser, so that the order of files does not matter. */
beforeAll(async () => {
  localStorage.clear();
  sessionStorage.clear();
  const databases = await indexedDB.databases();
  await Promise.all(
    databases.map(
      ({ name }) =>
        new Promise<void>((resolve, reject) => {
          const request = indexedDB.deleteDatabase(name ?? '');
          request.addEventListener('success', () => resolve());
          request.addEventListener('error', () => reject(request.error ?? new Error('not deleted')));
        }),
    ),
  );
});
