import type { Meta, StoryContext } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';

import { letters } from '../../apps/server/src/testing/letters.ts';
import { Written, type WrittenProps } from './written.tsx';

const look = { locale: 'en', theme: 'light', site: '1' };

/** Shared by all stories of mails: the toolbar sets language, colour scheme and site, the controls set the recipient. */
export const mailStories = {
  component: Written,
  args: { letter: 'activation', name: 'Anna', siteName: 'Heartline', look },
  argTypes: {
    letter: { control: 'select', options: Object.keys(letters) },
    look: { table: { disable: true } },
  },
  parameters: { layout: 'fullscreen' },
  render: (args, { globals }) => <Written {...args} look={{ ...look, ...globals }} />,
  play: allOfItIsShown,
} satisfies Partial<Meta<WrittenProps>>;

/** Checks that the frame shows the whole mail, and that the plain text contains its headline and its link. */
export async function allOfItIsShown({ canvasElement }: Pick<StoryContext, 'canvasElement'>): Promise<void> {
  const frame = canvasElement.querySelector('iframe');
  const text = canvasElement.querySelector('pre')?.textContent ?? '';
  await waitFor(() => expect(frame?.contentDocument?.querySelector('h1')).toBeTruthy());
  const page = frame?.contentDocument?.documentElement;
  await waitFor(() => expect(page?.scrollHeight).toBe(page?.clientHeight));
  await expect(page?.scrollWidth).toBe(page?.clientWidth);
  await expect(text).toContain(page?.querySelector('h1')?.textContent);
  await expect(text).toContain(page?.querySelector('a')?.getAttribute('href'));
}
