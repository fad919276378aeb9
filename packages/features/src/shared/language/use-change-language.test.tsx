import type { Locale } from '@heartline/api-client';
import { act, cleanup, renderHook } from '@testing-library/react';
import type { PropsWithChildren } from 'react';
import { afterEach, expect, it } from 'vitest';

import { HeartlineProviders } from '../providers/heartline-providers.tsx';
import { user } from '../testing/fixtures.ts';
import { createStoryWorld } from '../testing/story-providers.tsx';
import { useChangeLanguage } from './use-change-language.ts';

afterEach(cleanup);

/** A member who reads English, and a server that answers a choice when the test says so. */
function slowServer() {
  const asked: Locale[] = [];
  const answers: (() => void)[] = [];
  const { api, queryClient } = createStoryWorld({
    user: { ...user, language: 'en' },
    api: {
      session: {
        saveLanguage: ({ language }: { language: Locale }) => {
          asked.push(language);
          return new Promise((resolve) => answers.push(() => resolve({ user: { ...user, language } })));
        },
      },
    },
  });
  const wrapper = ({ children }: PropsWithChildren) => (
    <HeartlineProviders api={api} queryClient={queryClient} locale="en" messages={{}}>
      {children}
    </HeartlineProviders>
  );
  const { result } = renderHook(() => useChangeLanguage(() => {}), { wrapper });
  return {
    asked,
    choose: (locale: Locale) => act(async () => result.current(locale)),
    answer: () => act(async () => answers.shift()?.()),
    language: () => queryClient.getQueryData<typeof user>(['user'])?.language,
  };
}

it('[LOC-03b] sends a choice after the one before it, so that the account keeps the last one', async () => {
  const { asked, choose, answer, language } = slowServer();
  await choose('pl');
  await choose('de');
  expect(asked).toEqual(['pl']);
  await answer();
  await expect.poll(() => asked).toEqual(['pl', 'de']);
  await answer();
  await expect.poll(language).toBe('de');
});

it("[LOC-03b] sends the account's own language while another one is on its way to it", async () => {
  const { asked, choose, answer, language } = slowServer();
  await choose('pl');
  await choose('en');
  await answer();
  await expect.poll(() => asked).toEqual(['pl', 'en']);
  await answer();
  await expect.poll(language).toBe('en');
});

it('does not send the language that the account already has', async () => {
  const { asked, choose } = slowServer();
  await choose('en');
  expect(asked).toEqual([]);
});
