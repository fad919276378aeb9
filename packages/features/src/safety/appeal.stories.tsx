import { ApiError, NetworkError } from '@heartline/api-client';
import type { Meta, StoryObj } from '@storybook/react-vite';

import { never } from '../shared/testing/fixtures.ts';
import { AppealScreen } from './index.ts';
import { storyNotice } from './testing.ts';

const disabled = storyNotice({
  kind: 'account_disabled',
  ground: 'scam',
  isNew: false,
  facts: 'Four members report that they were asked for money. The messages say so.',
});

const meta = {
  title: 'Safety/Appeal by mail',
  component: AppealScreen,
  args: { token: 'secret' },
  parameters: { layout: 'fullscreen', api: { notices: { getAppeal: () => ({ notice: disabled }) } } },
} satisfies Meta<typeof AppealScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {};
export const LinkDoesNotWork: Story = {
  parameters: {
    api: { notices: { getAppeal: () => Promise.reject(new ApiError(410, { code: 'link_invalid' })) } },
  },
};
export const Loading: Story = { parameters: { api: { notices: { getAppeal: never } } } };
export const LoadFailed: Story = {
  parameters: { api: { notices: { getAppeal: () => Promise.reject(new NetworkError('offline')) } } },
};
