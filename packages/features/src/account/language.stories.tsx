import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { settings } from '../shared/testing/fixtures.ts';
import { LanguageView } from './language-screen.tsx';

const meta = {
  title: 'Account/Language',
  component: LanguageView,
  args: { languages: settings.languages, onLanguage: fn() },
} satisfies Meta<typeof LanguageView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const All: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Deutsch'));
    await expect(args.onLanguage).toHaveBeenCalledWith('de');
  },
};
/** A member comes from “Me”, and finds the way back. */
export const OfMember: Story = { args: { member: true } };
export const Few: Story = { args: { languages: ['en', 'nl'] } };
/** The languages of the reader's countries come first. */
export const NearFirst: Story = {
  args: { languages: ['de', 'en'], moreLanguages: settings.languages.filter((one) => one !== 'de' && one !== 'en') },
};
