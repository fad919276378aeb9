import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';

import { elementNotes } from '../../testing/element-notes.ts';
import { LanguageSwitcher } from './index.ts';

const names = {
  da: 'Dansk',
  de: 'Deutsch',
  en: 'English',
  es: 'Español',
  fi: 'Suomi',
  fr: 'Français',
  it: 'Italiano',
  nb: 'Norsk bokmål',
  nl: 'Nederlands',
  pl: 'Polski',
  sv: 'Svenska',
};

const meta = {
  title: 'Navigation/LanguageSwitcher',
  component: LanguageSwitcher,
  args: {
    label: 'Language',
    current: 'de',
    options: Object.entries(names).map(([code, label]) => ({ code, label })),
    onSelect: fn(),
  },
  parameters: elementNotes({
    use: 'In the top bar and the footer of every page: each language by its own name, in that language. list shows all at once, as in settings.',
    avoid: 'To choose the languages somebody speaks: ChipGroup. For countries: Select.',
    keyboard: [
      ['Enter, Space', 'Open the list.'],
      ['Arrow keys, Home, End', 'Move in it.'],
      ['Escape', 'Closes it.'],
    ],
    synonyms: ['locale', 'translation', 'i18n', 'globe', 'country'],
  }),
} satisfies Meta<typeof LanguageSwitcher>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Compact: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Language: Deutsch, de' });
    await userEvent.click(button);
    await userEvent.click(canvas.getByRole('button', { name: 'Polski' }));
    await expect(args.onSelect).toHaveBeenCalledWith('pl');
    await expect(canvas.queryByRole('button', { name: 'Polski' })).toBeNull();
  },
};
export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Language: Deutsch, de' }));
    await expect(canvas.getByRole('button', { name: 'Deutsch' })).toHaveAttribute('aria-current', 'true');
    canvas.getByRole('button', { name: 'Dansk' }).focus();
    await userEvent.keyboard('{ArrowUp}');
    await expect(canvas.getByRole('button', { name: 'Svenska' })).toHaveFocus();
  },
};
const all = Object.entries(names).map(([code, label]) => ({ code, label }));
const few = {
  options: all.filter(({ code }) => code === 'de' || code === 'en'),
  more: { label: 'More languages', options: all.filter(({ code }) => code !== 'de' && code !== 'en') },
};
export const MoreClosed: Story = {
  args: few,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Language: Deutsch, de' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'English' })).toBeVisible());
    await expect(canvas.getByText('Polski')).not.toBeVisible();
    // The arrow keys skip folded items.
    canvas.getByRole('button', { name: 'English' }).focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByText('More languages')).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('button', { name: 'Deutsch' })).toHaveFocus();
  },
};
export const MoreOpen: Story = {
  args: few,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Language: Deutsch, de' }));
    await userEvent.click(canvas.getByText('More languages'));
    await userEvent.click(canvas.getByRole('button', { name: 'Polski' }));
    await expect(args.onSelect).toHaveBeenCalledWith('pl');
    await userEvent.click(canvas.getByRole('button', { name: 'Language: Deutsch, de' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Polski' })).toBeVisible());
  },
};
export const MoreInList: Story = { args: { ...few, variant: 'list' } };
export const Full: Story = { args: { variant: 'full' } };
export const Links: Story = {
  args: {
    variant: 'list',
    options: Object.entries(names).map(([code, label]) => ({ code, label, href: `/${code}/pricing` })),
  },
};
export const TwoLanguages: Story = {
  args: {
    variant: 'list',
    options: [
      { code: 'de', label: 'Deutsch' },
      { code: 'en', label: 'English' },
    ],
  },
};
