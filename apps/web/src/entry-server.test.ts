import { expect, it } from 'vitest';

import { render } from './entry-server.tsx';

it('asks once for what a page needs: whoever waits for it would wait for every further try', async () => {
  const asked: string[] = [];
  const fetch = (input: RequestInfo | URL) => {
    asked.push(new URL(new Request(input).url).pathname);
    return Promise.resolve(Response.json({ error: { code: 'database_unavailable' } }, { status: 503 }));
  };
  const page = render({ url: '/', cookies: '', fetch });
  await expect(page).rejects.toMatchObject({ name: 'ApiError', code: 'database_unavailable' });
  // Whichever is refused first ends it.
  expect(['/api/settings.php', '/api/user.php']).toEqual(expect.arrayContaining(asked));
  expect(asked).toEqual([...new Set(asked)]);
  expect(asked).not.toEqual([]);
});
