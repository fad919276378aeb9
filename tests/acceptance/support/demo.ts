import { expect, type Page } from '@playwright/test';

import { stored } from './database.ts';
import { call, logIn } from './people.ts';

/** The members of the demo, with conversations, likes and visits. Tests share them. */
export const demoMembers = {
  premium: { login: 'demo@heartline.test', password: 'try-heartline-1' },
  free: { login: 'free@heartline.test', password: 'try-heartline-2' },
};

export async function logInToDemo(page: Page, plan: keyof typeof demoMembers): Promise<void> {
  const { login, password } = demoMembers[plan];
  await logIn(page, login, password);
}

/** The first conversation of the demo member who is logged in. */
export async function firstChat(page: Page): Promise<{ id: string; profile: string }> {
  const { chats } = await call<{ chats: { conversation: { id: string }; profile: { id: string } }[] }>(
    page,
    'GET',
    '/api/chats.php',
  );
  const [chat] = chats;
  if (!chat) throw new Error('the member of the demo has no conversation');
  return { id: chat.conversation.id, profile: chat.profile.id };
}

/**
 * Opens one page of many, and waits until it is complete. Nobody opens thirty pages in ten seconds without being limited: the limits are
 * reset first.
 */
export async function goThrough(page: Page, path: string): Promise<void> {
  await stored((sql) => sql`delete from rate_limits where key like 'read:%' returning key`);
  await page.goto(path);
  await expect(page.locator('#app h1, dialog[open]').first()).toBeAttached();
  await expect(page.getByRole('main')).toBeAttached();
  await expect(page.locator('[aria-busy=true], [data-slot=skeleton]')).toHaveCount(0);
}
