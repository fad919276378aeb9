import { expect, it } from 'vitest';

import { render } from './entry-server.tsx';

it("requests a page's data once, as the visitor would wait for every retry", async () => {
  const asked: string[] = [];
  const fetch = (input: RequestInfo | URL) => {
    asked.push(new URL(new Request(input).url).pathname);
    return Promise.resolve(Response.json({ error: { code: 'database_unavailable' } }, { status: 503 }));
  };
  const page = render({ url: '/', cookies: '', fetch });
  await expect(page).rejects.toMatchObject({ name: 'ApiError', code: 'database_unavailable' });
  // The first refused call ends the render.
  expect(['/api/settings.php', '/api/user.php']).toEqual(expect.arrayContaining(asked));
  expect(asked).toEqual([...new Set(asked)]);
  expect(asked).not.toEqual([]);
});
