import { vi } from 'vitest';

import { toSnake } from '../../../api-client/src/casing.ts';
import { manyMembers, settings } from './fixtures.ts';

export const siteOrigin = 'https://site.example';

/** Answers `fetch` as the site would; `asked` are the requests so far. */
export function fakeSite(changes: Partial<typeof settings> = {}): { asked: Request[] } {
  const asked: Request[] = [];
  const pixel = manyMembers(12).map((one) => ({ ...one, mainImage: { ...one.mainImage, match: '/media/face.webp' } }));
  vi.spyOn(globalThis, 'fetch').mockImplementation((input, init) => {
    const request = new Request(input as Request, init);
    asked.push(request);
    const answer = request.url.startsWith(`${siteOrigin}/api/settings.php`)
      ? { settings: toSnake({ ...settings, ...changes }) }
      : { profiles: toSnake(pixel), num_results: 12, page: 1, similar: [] };
    return Promise.resolve(Response.json(answer));
  });
  return { asked };
}
