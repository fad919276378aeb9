import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';

import '../../styles.css';
import { ChatFooter } from './index.ts';

afterEach(async () => {
  cleanup();
  await page.viewport(414, 896);
});

/** What is left of a window for the conversation beside a draft of twelve lines. */
async function left(width: number, height: number) {
  await page.viewport(width, height);
  const { container } = render(
    <ChatFooter label="Message" sendLabel="Send" onSend={() => {}} defaultValue={'line\n'.repeat(12)} />,
  );
  return { field: screen.getByRole('textbox').offsetHeight, beside: height - container.offsetHeight };
}

it('leaves room for the conversation in a window that is magnified to 400 %', async () =>
  expect((await left(320, 256)).beside).toBeGreaterThan(40 + 56));
it('is as high as before in any other', async () => expect((await left(414, 896)).field).toBe(160));
