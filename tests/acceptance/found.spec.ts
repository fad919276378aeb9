import { expect } from '@playwright/test';

import { test, untilAwake } from './support/browsers.ts';
import { createCrawler, headIn, listedIn } from './support/crawler.ts';
import { join, stranger } from './support/people.ts';
import { origin, port, warningSite } from './support/site.ts';
import { languages } from './support/words.ts';

/** The address of the closed site beside `localhost`. */
const closedSite = `http://nordlys.localhost:${port}`;
const walks = [
  ...languages.map((language) => ({ site: origin, own: 'en', language })),
  { site: closedSite, own: 'da', language: 'da' },
  { site: closedSite, own: 'da', language: 'en' },
];

for (const { site, own, language } of walks)
  test(`[NAV-14ab] a crawler without a cookie gets every page of the sitemap in its language: ${new URL(site).hostname}, ${language}`, async () => {
    const crawl = createCrawler();
    const robots = await crawl(`${site}/robots.txt`);
    const [, sitemap = ''] = /^Sitemap: (.+)$/m.exec(robots.text) ?? [];
    expect(sitemap).toBe(`${site}/sitemap.xml`);
    const listed = listedIn((await crawl(sitemap)).text);
    const byAddress = new Map(listed.map((entry) => [entry.address, entry]));
    expect(byAddress.size).toBe(listed.length);
    const here = listed.filter((entry) => entry.address === entry.languages[language]);
    expect(here.length).toBeGreaterThan(20);
    const heads = [];
    for (const { address, languages: others } of here) {
      expect(Object.keys(others).sort()).toEqual([...languages, 'x-default'].sort());
      expect(others['x-default'], address).toBe(others[own]);
      // Each alternative is in the sitemap, and refers back.
      for (const other of Object.values(others)) expect(byAddress.get(other)?.languages, other).toEqual(others);
      const page = await crawl(address);
      expect(page.status, address).toBe(200);
      expect(page.headers['x-robots-tag'], address).toBeUndefined();
      const head = headIn(page.text);
      expect(head, address).toMatchObject({ language, canonical: address, languages: others });
      expect(head.head).not.toContain('noindex');
      heads.push(head);
    }
    // No two pages have the same title, description or address.
    for (const part of ['title', 'description', 'canonical'] as const) {
      const said = heads.map((head) => head[part]);
      expect(said).not.toContain(undefined);
      expect(said.filter((text, index) => said.indexOf(text) !== index)).toEqual([]);
    }
  });

test('[NAV-14b] tracking parameters are no part of a canonical address, and requests under a foreign host name get ours', async () => {
  const crawl = createCrawler();
  const { text } = await crawl(`${origin}/pricing?network=partner&ref=summer&sub1=a&language=pl`);
  expect(headIn(text)).toMatchObject({ language: 'pl', canonical: `${origin}/pricing?language=pl` });
  const forged = await crawl('http://evil.example/pricing');
  expect(headIn(forged.text).canonical).toBe(`${origin}/pricing`);
  expect(forged.text).not.toContain('evil.example');
});

test('[NAV-14c] members, addresses with a token, errors and sites closed to search engines are not listed', async ({
  open,
}) => {
  const crawl = createCrawler();
  const page = await open();
  const person = await join(page, stranger());
  const hidden = [
    `/members/${person.id}`,
    `/members/${person.id}/signup`,
    `/members/${person.id}/landing`,
    '/members',
    '/members?gender=woman',
    '/activate?token=0123456789abcdef0123456789abcdef',
    '/reset-password',
    '/nowhere',
    '/landers/nowhere',
    '/pages/nowhere',
  ];
  for (const path of hidden) {
    const answer = await crawl(origin + path);
    expect(answer.headers['x-robots-tag'], path).toBe('noindex');
    const { head, canonical } = headIn(answer.text);
    expect(head).toContain('<meta name="robots" content="noindex">');
    expect(canonical).toBeUndefined();
    const tags = head.replace(/<title>[^<]*<\/title>/, '');
    expect(tags).not.toContain(person.name);
    expect(tags).not.toContain('/media/');
  }
  const sitemap = (await crawl(`${origin}/sitemap.xml`)).text;
  for (const word of [person.id, '/members', '/premium', '/chats']) expect(sitemap).not.toContain(word);

  expect((await crawl(`${warningSite}/robots.txt`)).text).toBe('User-agent: *\nDisallow: /\n');
  expect((await crawl(`${warningSite}/sitemap.xml`)).status).toBe(404);
  const closed = await crawl(`${warningSite}/`);
  expect(closed.headers['x-robots-tag']).toBe('noindex');
  expect(headIn(closed.text)).toMatchObject({ canonical: undefined, languages: {}, picture: undefined });
});

test('[NAV-14d] a shared address shows a picture of its site in its language', async ({ open }) => {
  const crawl = createCrawler();
  const pictures = await Promise.all(
    [`${origin}/`, `${origin}/pricing`, `${origin}/?language=fi`, `${closedSite}/`].map(
      async (address) => headIn((await crawl(address)).text).picture ?? '',
    ),
  );
  // One for each site and language, on every page.
  expect(new Set(pictures).size).toBe(3);
  const page = await open();
  await page.goto('/pricing');
  const size = await page.evaluate(async (picture) => {
    const { width, height } = await createImageBitmap(await (await fetch(picture)).blob());
    return [width, height];
  }, pictures[2] ?? '');
  expect(size).toEqual([1200, 630]);
});

test('[NAV-14e] machines can read the name of the site and the answered questions, and the browser reports no violation', async ({
  open,
}) => {
  const page = await open();
  const kinds = async () =>
    await page
      .locator('script[type="application/ld+json"]')
      .evaluateAll((all) =>
        all.flatMap((one) =>
          (JSON.parse(one.textContent ?? '') as { '@graph': { '@type': string }[] })['@graph'].map(
            (part) => part['@type'],
          ),
        ),
      );
  await page.goto('/');
  expect(await kinds()).toEqual(['WebSite', 'Organization']);
  await page.goto('/pages/faq');
  expect(await kinds()).toEqual(['FAQPage']);
  const data = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? '') as {
    '@graph': { mainEntity: { name: string; acceptedAnswer: { text: string } }[] }[];
  };
  const questions = data['@graph'][0]?.mainEntity ?? [];
  expect(questions.length).toBeGreaterThan(5);
  // The data for machines is also on the page, in the same words.
  const text = await page.getByRole('main').innerText();
  for (const { name, acceptedAnswer } of questions) {
    expect(text).toContain(name);
    expect(text).toContain(acceptedAnswer.text);
  }
});

test('a page opened from another one is not shared under the other’s address', async ({ open }) => {
  const page = await open();
  await page.goto('/pages/faq');
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', `${origin}/pages/faq`);
  // A link pressed before loads the next page from the server, with an address of its own.
  await untilAwake(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Prices' }).click();
  await expect(page).toHaveURL('/pricing');
  await expect(page.locator('link[rel="canonical"]')).toHaveCount(0);
  await expect(page).toHaveTitle('Prices · Heartline');
});
