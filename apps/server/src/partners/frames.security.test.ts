import { afterAll, beforeAll, expect, it } from 'vitest';

import type { TestServer } from '../testing/harness.ts';
import { createSiteServer } from '../testing/small-site.ts';
import { addPartner, endPartner } from './partners.service.ts';

let server: TestServer;
let all: number;
beforeAll(async () => {
  server = await createSiteServer();
  const give = (network: string, origins: string[], landers: string[] | null, siteId = 'heartline') =>
    addPartner(server.platform, { siteId, name: network, network, origins, landers }, 'test');
  all = await give('all', ['https://all.example', 'https://www.all.example'], null);
  await give('some', ['https://some.example'], ['gallery']);
  await give('elsewhere', ['https://elsewhere.example'], null, 'nordlys');
});
afterAll(() => server.close());

async function framing(path: string, host = 'localhost'): Promise<string> {
  const policy = (await server.request('GET', path, { headers: { host } })).headers.get('content-security-policy');
  return /frame-ancestors ([^;]+)/.exec(policy ?? '')?.[1] ?? '';
}

it('[LND-03] allows the frame of a lander only in the pages of the partners who may show it', async () => {
  const ofAll = 'https://all.example https://www.all.example';
  expect({
    gallery: await framing('/embed/frame/gallery'),
    'with a campaign': await framing('/embed/frame/gallery?slug=summer&ref=a'),
    video: await framing('/embed/frame/video'),
    'in the name of one': await framing('/embed/frame/gallery?network=some'),
    'in the name of one who may not': await framing('/embed/frame/video?network=some'),
    'in the name of nobody': await framing('/embed/frame/video?network=unknown'),
    'of another site': await framing('/embed/frame/gallery', 'nordlys.test'),
  }).toEqual({
    gallery: `${ofAll} https://some.example`,
    'with a campaign': `${ofAll} https://some.example`,
    video: ofAll,
    'in the name of one': 'https://some.example',
    'in the name of one who may not': "'none'",
    'in the name of nobody': ofAll,
    'of another site': 'https://elsewhere.example',
  });
});

it.each(['/', '/signup', '/login', '/landers/gallery', '/embed/frame/none', '/members/anna/landing', '/partners/x'])(
  '[LND-03] allows %s in no frame',
  async (path) => {
    expect(await framing(path)).toBe("'none'");
  },
);

it('[LND-03] allows no frame in the pages of a revoked partner', async () => {
  await endPartner(server.platform, all, 'test');
  await expect.poll(() => framing('/embed/frame/video')).toBe("'none'");
});
