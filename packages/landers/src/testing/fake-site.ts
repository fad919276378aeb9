import { vi } from 'vitest';

import { answerAsSite, siteOrigin } from './answering-site.ts';
import { manyMembers, type settings } from './fixtures.ts';

export { siteOrigin };

/** Answers `fetch` like the site; `asked` are the reads so far, `told` the counted events. */
export function fakeSite(changes: Partial<typeof settings> = {}): { asked: Request[]; told: Request[] } {
  const asked: Request[] = [];
  const told: Request[] = [];
  const members = manyMembers(12).map((one) => ({
    ...one,
    mainImage: { ...one.mainImage, match: '/media/face.webp' },
  }));
  vi.spyOn(globalThis, 'fetch').mockImplementation((input, init) => {
    const request = new Request(input as Request, init);
    if (request.method === 'POST') {
      told.push(request);
      return Promise.resolve(new Response(null, { status: 204 }));
    }
    asked.push(request);
    return Promise.resolve(answerAsSite(request, { settings: changes, members }));
  });
  return { asked, told };
}
