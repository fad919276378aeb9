import type { ApiClient, Locale, Settings, User } from '@heartline/api-client';
import { createFakeApi } from '@heartline/api-client/testing';
import type { Decorator } from '@storybook/react-vite';
import { QueryClient } from '@tanstack/react-query';
import { Suspense, useState, type ReactNode } from 'react';

import type { Messages } from '../messages/load-messages.ts';
import { HeartlineProviders } from '../providers/heartline-providers.tsx';
import { SharedToasts } from '../providers/shared-toasts.tsx';
import { chat, companyInfo, noLikes, settings, storyNow, user } from './fixtures.ts';

export type FakeHandlers = Parameters<typeof createFakeApi>[0];

/** Parameters for the context of a story's screen. */
export interface StoryParameters {
  /** Handlers of calls; each replaces the default, or that of the story's file, of the same name. */
  api?: FakeHandlers;
  /** The signed-in member; null for a visitor. By default the paid member of the fixtures. */
  user?: User | null;
  settings?: Partial<Settings>;
}

/** Client and cache of one story. Calls without a handler never answer: the loading state. */
export function createStoryWorld({
  api: handlers = {},
  user: viewer = user,
  settings: changes = {},
}: StoryParameters): { api: ApiClient; queryClient: QueryClient } {
  const defaults: FakeHandlers = {
    session: { get: () => ({ user: viewer, serverTime: storyNow }) },
    site: {
      settings: () => ({ settings: { ...settings, ...changes } }),
      companyInfo: () => ({ companyinfo: companyInfo }),
    },
    chat: { list: () => ({ chats: [chat(4), chat(6)] }) },
    likes: { list: () => noLikes },
  };
  const resources = new Set([...Object.keys(defaults), ...Object.keys(handlers)]) as Set<keyof FakeHandlers>;
  const merged = Object.fromEntries(
    [...resources].map((name) => [name, { ...defaults[name], ...handlers[name] }]),
  ) as FakeHandlers;
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false, refetchOnWindowFocus: false } } });
  queryClient.setQueryData(['user'], viewer);
  queryClient.setQueryData(['settings'], { ...settings, ...changes });
  queryClient.setQueryData(['clock'], Date.parse(storyNow) - Date.now());
  return { api: createFakeApi(merged), queryClient };
}

export function StoryWorld({
  locale,
  messages,
  parameters,
  children,
}: {
  locale: Locale;
  messages: Messages;
  parameters: StoryParameters;
  children: ReactNode;
}) {
  const [{ api, queryClient }] = useState(() => createStoryWorld(parameters));
  return (
    <HeartlineProviders api={api} queryClient={queryClient} locale={locale} messages={messages}>
      <SharedToasts stay>
        <Suspense fallback={<div aria-busy="true" />}>{children}</Suspense>
      </SharedToasts>
    </HeartlineProviders>
  );
}

/** Puts the fake client, a fresh cache, the chosen language and toasts, which stay, around every story. */
export const withProviders: Decorator = (Story, { globals, loaded, parameters, id }) => {
  const locale = String(globals['locale'] ?? 'en') as Locale;
  return (
    <StoryWorld
      key={`${id}-${locale}`}
      locale={locale}
      messages={loaded['messages'] as Messages}
      parameters={parameters as StoryParameters}
    >
      <Story />
    </StoryWorld>
  );
};
