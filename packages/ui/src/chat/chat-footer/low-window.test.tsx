import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';

import '../../styles.css';
import { Button } from '../../controls/button/index.ts';
import { ChatFooter, type ChatFooterProps } from './index.ts';

afterEach(async () => {
  cleanup();
  await page.viewport(414, 896);
});

const long = 'line\n'.repeat(12);
const offline: Partial<ChatFooterProps> = {
  variant: 'offline',
  noticeTitle: 'You’re offline',
  noticeText: 'What you send now goes out as soon as you are back online, in the order in which you wrote it.',
};
const noCredits: Partial<ChatFooterProps> = {
  variant: 'no-credits',
  noticeTitle: 'Dein Guthaben reicht für diese Nachricht leider nicht aus',
  noticeText: 'Deine Nachricht bleibt gespeichert, bis du dein Guthaben aufgeladen hast.',
  noticeAction: <Button variant="primary">Aufladen</Button>,
};

/** Height left for the conversation in a window of this size. */
async function left(width: number, height: number, props: Partial<ChatFooterProps>) {
  await page.viewport(width, height);
  const { container } = render(
    <ChatFooter label="Message" sendLabel="Send" priceText="10 credits" onSend={() => {}} {...props} />,
  );
  return { field: screen.getByRole('textbox').offsetHeight, beside: height - container.offsetHeight };
}

describe('in a window that is magnified to 400 %', () => {
  /** Height of the bar above the conversation. */
  const bar = 56;
  it.each([
    ['a draft of twelve lines', { defaultValue: long }],
    ['being offline', offline],
    ['being offline, with a draft of twelve lines', { ...offline, defaultValue: long }],
    ['too few credits, with a draft of twelve lines', { ...noCredits, defaultValue: long }],
  ])('%s leaves space for the conversation, and nothing is wider than the window', async (_what, props) => {
    expect((await left(320, 256, props)).beside).toBeGreaterThanOrEqual(40 + bar);
    expect(document.documentElement.scrollWidth).toBe(320);
  });
  it.each([offline, noCredits])('a notice scrolls, also by keyboard, so that all of it can be read', async (props) => {
    await left(320, 256, { ...props, defaultValue: 'Hello' });
    const words = screen.getByText(String(props.noticeText)).parentElement;
    expect(words?.scrollHeight).toBeGreaterThan(words?.clientHeight ?? 0);
    expect(getComputedStyle(words!).overflowY).toBe('auto');
    await expect.poll(() => words?.tabIndex).toBe(0);
  });
});

it('a draft keeps its usual height in a larger window', async () =>
  expect((await left(414, 896, { defaultValue: long })).field).toBe(160));
it('a notice is shown whole in a larger window', async () => {
  await left(414, 896, offline);
  const words = screen.getByText(String(offline.noticeText)).parentElement;
  expect(words?.scrollHeight).toBe(words?.clientHeight);
  await expect.poll(() => words?.tabIndex).toBe(-1);
});
