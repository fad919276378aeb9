import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';

import { places } from '../testing.ts';
import { HomePlace, type HomePlaceValue } from './home-place.tsx';
import { LocateView } from './locate-view.tsx';

const meta = {
  title: 'Members/Own place',
  component: LocateView,
  args: { permission: 'prompt', state: 'idle', onFind: fn(), explained: true },
} satisfies Meta<typeof LocateView>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The browser has not asked yet: the press makes it ask. */
export const Prompt: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(args.onFind).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Use my location' }));
    await expect(args.onFind).toHaveBeenCalledOnce();
  },
};
export const Granted: Story = { args: { permission: 'granted' } };
/** There is no button, as it could do nothing. */
export const Denied: Story = {
  args: { permission: 'denied' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
export const Unsupported: Story = { args: { permission: 'unsupported' } };
/** The browser does not reveal the permission. */
export const Unknown: Story = { args: { permission: 'unknown' } };
export const Asking: Story = { args: { state: 'asking' } };
export const Refused: Story = { args: { permission: 'unknown', state: 'refused' } };
export const DeviceDoesNotKnow: Story = { args: { state: 'unknown' } };
export const Nowhere: Story = { args: { state: 'nowhere' } };
export const Failed: Story = { args: { state: 'failed' } };
export const GrantedInGerman: Story = {
  args: { permission: 'granted' },
  globals: { viewport: { value: 'phone' }, locale: 'de' },
};

function Picker() {
  const [value, setValue] = useState<HomePlaceValue>({ country: 'NL' });
  return <HomePlace value={value} onChange={setValue} />;
}
/** Chosen by hand: country, region, town. */
export const ByHand: Story = {
  parameters: { api: { places } },
  render: () => <Picker />,
  play: async ({ canvas, userEvent }) => {
    const region = await canvas.findByLabelText('Region');
    await userEvent.selectOptions(region, 'NL-NH');
    await expect(region).toHaveValue('NL-NH');
    await userEvent.selectOptions(canvas.getByLabelText('Country'), 'BE');
    await expect(canvas.getByLabelText('Country')).toHaveValue('BE');
  },
};
export const Wrong: Story = {
  parameters: { api: { places } },
  render: () => <HomePlace value={{ country: 'NL' }} onChange={fn()} error="unknown_value" />,
};
