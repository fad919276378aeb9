import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';

import { freeUser, user } from '../../packages/features/src/shared/testing/fixtures.ts';
import { begun, inventServer } from './invented-server.ts';
import { Site } from './site.tsx';

const meta = {
  title: 'Journeys',
  component: Site,
  // A journey ends on another screen than it begins, so one picture shows little: the screens have pictures of their own.
  tags: ['no-picture', '!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Site>;
export default meta;
type Story = StoryObj<typeof meta>;

const visitor = inventServer(() => ({}));
/** From the first page to a signed-in account. */
export const SignUp: Story = {
  args: { start: '/signup' },
  parameters: { user: null, api: visitor.api },
  beforeEach: visitor.begin,
  play: async ({ canvas, userEvent, step }) => {
    await step('Who I am', async () => {
      await userEvent.click(await canvas.findByRole('radio', { name: 'Woman' }));
      await userEvent.click(await canvas.findByRole('checkbox', { name: 'Men' }));
      await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
      await userEvent.type(await canvas.findByLabelText('Day'), '17');
      await userEvent.type(canvas.getByLabelText('Month'), '5');
      await userEvent.type(canvas.getByLabelText('Year'), '1990');
      await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    });
    await step('My name', async () => {
      await userEvent.type(await canvas.findByLabelText('Username'), 'Anna');
      await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    });
    await step('Where I live', async () => {
      await canvas.findByLabelText('Country');
      await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    });
    await step('My account', async () => {
      await userEvent.type(await canvas.findByLabelText('E-mail address'), 'anna@example.com');
      await userEvent.type(canvas.getByLabelText('Password'), 'a short sentence');
      await userEvent.click(canvas.getByRole('button', { name: 'Create my account' }));
    });
    await step('I am in, and see people', async () => {
      await expect((await canvas.findAllByRole('link', { name: /^Elin/ }))[0]).toBeVisible();
    });
  },
};

const free = inventServer(() => ({ user: freeUser }));
/** From the search through a profile to the first message. */
export const FirstMessage: Story = {
  args: { start: '/members' },
  parameters: { user: freeUser, api: free.api },
  beforeEach: free.begin,
  play: async ({ canvas, userEvent, step }) => {
    await step('Somebody catches my eye', async () => {
      const [elin] = await canvas.findAllByRole('link', { name: /^Elin/ });
      await userEvent.click(elin as HTMLElement);
    });
    await step('I write to her', async () => {
      await userEvent.click(await canvas.findByRole('link', { name: 'Send a message' }));
      await userEvent.type(
        await canvas.findByRole('textbox', { name: 'Message to Elin' }),
        'Which book did you give up on?',
      );
      await userEvent.keyboard('{Enter}');
    });
    await step('It is sent', async () => {
      await canvas.findByRole('img', { name: 'Sent' });
      await expect(canvas.getByText('Which book did you give up on?')).toBeVisible();
    });
  },
};

const lastCredits = inventServer(() => ({ user: { ...user, credits: 10 }, messages: begun() }));
/** The member spends the last credits; the typed text stays, and packages are offered above the conversation. */
export const RunOutOfCredits: Story = {
  args: { start: '/chats/chat-4' },
  parameters: { user: { ...user, credits: 10 }, api: lastCredits.api },
  beforeEach: lastCredits.begin,
  play: async ({ canvas, userEvent, step }) => {
    await step('The last message', async () => {
      await userEvent.type(await canvas.findByRole('textbox', { name: 'Message to Elin' }), 'See you there{Enter}');
      await canvas.findByText('You do not have enough credits');
    });
    await step('More credits', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Buy credits' }));
      const dialog = within(await canvas.findByRole('dialog', { name: 'Buy credits' }));
      await expect(await dialog.findByRole('link', { name: /300/ })).toHaveAttribute(
        'href',
        expect.stringContaining('return_to=%2Fchats%2Fchat-4'),
      );
    });
  },
};

const buyer = inventServer(() => ({ user: { ...user, credits: 4 }, messages: begun() }));
/** From the packages through the provider's page back to the conversation. */
export const Buy: Story = {
  args: { start: '/credits?return_to=%2Fchats%2Fchat-4' },
  parameters: { user: { ...user, credits: 4 }, api: buyer.api },
  beforeEach: buyer.begin,
  play: async ({ canvas, userEvent, step }) => {
    await step('300 credits', async () => {
      await userEvent.click(await canvas.findByRole('radio', { name: /300/ }));
      await userEvent.click(canvas.getByRole('link', { name: 'Continue' }));
    });
    await step('By PayPal', async () => {
      await userEvent.click(await canvas.findByRole('radio', { name: /PayPal/ }));
      await userEvent.click(canvas.getByRole('button', { name: 'Order and pay €22.99' }));
    });
    await step('Paid, and back to Elin', async () => {
      await canvas.findByRole('heading', { name: '300 credits were added' });
      await userEvent.click(canvas.getByRole('link', { name: 'Keep chatting' }));
      await expect(await canvas.findByRole('textbox', { name: 'Message to Elin' })).toBeEnabled();
      await waitFor(() => expect(canvas.queryByText('You do not have enough credits')).toBeNull());
    });
  },
};
