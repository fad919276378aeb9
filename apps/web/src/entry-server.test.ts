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
  expect(asked).toContain('/api/user.php');
  expect(asked).toEqual([...new Set(asked)]);
});
