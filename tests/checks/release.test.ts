import { readFileSync } from 'node:fs';

import { expect, it } from 'vitest';

import { comingChangelogs } from '../../tools/lib/coming-changelogs.ts';
import { publishedPackages } from '../../tools/lib/packages.ts';
import { root } from '../../tools/lib/process.ts';

it(
  '[LIB-03a] each published package has a version, and changesets write its changelog',
  { timeout: 240_000 },
  async () => {
    const changelogs = await comingChangelogs();
    for (const name of publishedPackages) {
      const { version, private: kept } = JSON.parse(readFileSync(`${root}packages/${name}/package.json`, 'utf8')) as {
        version: string;
        private?: boolean;
      };
      expect({ name, kept, version }).toEqual({ name, version: expect.stringMatching(/^\d+\.\d+\.\d+$/) as string });
      expect(changelogs[name]).toMatch(
        new RegExp(`^# @heartline/${name}\n\\d+\\.\\d+\\.\\d+\n\n### (Major|Minor|Patch) Changes\n\n- .{10}`),
      );
    }
  },
);
