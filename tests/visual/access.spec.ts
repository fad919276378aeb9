import { expect } from '@playwright/test';

import { accessFaults } from './support/access.ts';
import { show, test } from './support/preview.ts';
import { stories } from './support/stories.ts';

// Screens are made of these and are walked through by the acceptance tests.
for (const { id, title, name } of stories.filter((story) => story.title.startsWith('UI/')))
  test(`${title}: ${name}`, async ({ preview }) => {
    await show(preview, id);
    expect(await accessFaults(preview)).toEqual([]);
  });
