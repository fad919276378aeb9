import type { Meta, StoryObj } from '@storybook/react-vite';
import { MapPinIcon } from 'lucide-react';
import { expect, fn, screen, waitFor } from 'storybook/test';

import { elementNotes } from '../../testing/element-notes.ts';
import { holdingValue } from '../../testing/holding-value.tsx';
import { Button } from '../button/index.ts';
import { Combobox } from './index.ts';

const towns = [
  'Aachen',
  'Augsburg',
  'Berlin',
  'Bielefeld',
  'Bochum',
  'Bonn',
  'Braunschweig',
  'Bremen',
  'Dortmund',
  'Dresden',
  'Düsseldorf',
  'Frankfurt am Main',
  'Frankfurt (Oder)',
  'Köln',
  'Zürich',
].map((label) => ({ value: label.toLowerCase(), label }));

const Controlled = holdingValue(Combobox);

const meta = {
  title: 'Controls/Combobox',
  component: Combobox,
  args: {
    label: 'Town',
    options: towns,
    value: null,
    onValueChange: fn(),
    loadingText: 'Searching …',
    emptyText: 'No town of this name. Check the spelling, or write the next larger one.',
    countText: (count) => `${count} towns`,
    openLabel: 'Show all towns',
    clearLabel: 'Remove the town',
    className: 'max-w-md',
  },
  render: (args) => <Controlled {...args} />,
  parameters: elementNotes({
    use: 'One of very many that people find faster by writing than by scrolling: towns, countries. Accents and case do not matter. With onSearch the options come from a server.',
    avoid:
      'Up to about fifteen choices: Select, which opens the chooser of the phone. Several choices: ChipGroup. Free text: TextField.',
    keyboard: [
      ['Letters', 'Filter the list; the best match is ready for Enter.'],
      ['Arrow down, arrow up', 'Open the list; move in it, round its ends.'],
      ['Enter', 'Chooses. With the list closed, sends the form.'],
      ['Escape', 'Closes the list and brings the last choice back.'],
      ['Alt arrow up', 'Closes the list and leaves what is written.'],
      ['Tab', 'Leaves; what was written but not chosen goes.'],
    ],
    status: 'new',
    synonyms: ['autocomplete', 'typeahead', 'autosuggest', 'searchable select', 'city', 'place'],
  }),
} satisfies Meta<typeof Combobox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { prefix: <MapPinIcon />, hint: 'We show members near you first.' },
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('combobox', { name: 'Town' });
    await userEvent.type(input, 'zur{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('zürich', towns.at(-1));
    await expect(input).toHaveValue('Zürich');
    await userEvent.click(canvas.getByRole('button', { name: 'Remove the town' }));
    await expect(input).toHaveValue('');
    await expect(input).toHaveFocus();
    await userEvent.tab();
  },
};
export const Open: Story = {
  args: { value: 'bonn' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await expect(screen.getByRole('option', { name: 'Bonn' })).toHaveAttribute('aria-selected', 'true');
    await expect(screen.getAllByRole('option')).toHaveLength(towns.length);
  },
};
export const Filtering: Story = {
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('combobox');
    await userEvent.type(input, 'fra');
    await userEvent.keyboard('{ArrowDown}');
    const [, oder] = screen.getAllByRole('option');
    await expect(oder).toHaveTextContent('Frankfurt (Oder)');
    await expect(input).toHaveAttribute('aria-activedescendant', oder?.id);
  },
};
export const WithSecondLines: Story = {
  args: {
    options: [
      { value: '1', label: 'Neustadt', hint: 'Titisee-Neustadt, Baden-Württemberg' },
      { value: '2', label: 'Neustadt', hint: 'an der Weinstraße, Rheinland-Pfalz' },
      { value: '3', label: 'Neustadt', hint: 'in Holstein: no members yet', disabled: true },
    ],
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'neu');
    await userEvent.click(screen.getByText('in Holstein: no members yet'));
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
};
export const Loading: Story = {
  args: { options: [], loading: true, onSearch: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'ut');
    await expect(args.onSearch).toHaveBeenLastCalledWith('ut');
    await waitFor(() => expect(screen.getByText('Searching …')).toBeVisible());
  },
};
export const NothingFound: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'xyz{Enter}');
    await expect(canvas.getByRole('combobox')).toHaveAttribute('aria-expanded', 'true');
  },
};
export const SearchFailed: Story = {
  args: {
    options: [],
    onSearch: fn(),
    failure: (
      <span className="flex flex-col items-start gap-2">
        The towns could not be loaded.
        <Button variant="soft" size="sm">
          Try again
        </Button>
      </span>
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'ut');
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible());
  },
};
export const States: Story = {
  render: (args) => (
    <div className="flex max-w-md flex-col gap-6">
      <Controlled {...args} label="Chosen" value="bonn" />
      <Controlled {...args} label="Wrong" error="Choose a town from the list." required />
      <Controlled {...args} label="Disabled" value="bonn" disabled />
      <Controlled
        {...args}
        label="Wohnort einschließlich Verwaltungsgemeinschaft (nur Kontinentaleuropa)"
        options={[]}
        value="1"
        valueLabel="Neustadt-Glewe am Elbe-Müritz-Wasserstraßenkreuz, Mecklenburg-Vorpommern"
      />
    </div>
  ),
};
