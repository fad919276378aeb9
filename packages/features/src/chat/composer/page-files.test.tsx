import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';

import { loadMessages } from '../../shared/index.ts';
import { HeartlineProviders } from '../../shared/providers/heartline-providers.tsx';
import { createStoryWorld } from '../../shared/testing/story-providers.tsx';
import type { ComposerState } from './composer-state.ts';
import { ConversationFooter } from './conversation-footer.tsx';

afterEach(cleanup);

async function conversation(state: ComposerState) {
  const none = () => {};
  const messages = await loadMessages('en', ['shared', 'chat']);
  render(
    <HeartlineProviders {...createStoryWorld({})} locale="en" messages={messages}>
      <p>Hello Ben</p>
      <ConversationFooter
        state={state}
        name="Elin"
        draft="Half a mess"
        onDraftChange={none}
        onSend={none}
        onSendPhoto={none}
        maxLength={1000}
        price={{ credits: 10, money: null }}
        photoPrice={{ credits: 15, money: null }}
        credits={120}
        promised={0}
        buyHref="/credits"
        onOpenIcebreakers={none}
      />
    </HeartlineProviders>,
  );
  // Rendered together with the listener for files.
  await screen.findByRole('button', { name: 'Photo', hidden: true });
  return screen.getByText('Hello Ben');
}

function send(target: Element, type: 'drop' | 'paste', file: File) {
  const data = new DataTransfer();
  data.items.add(file);
  data.setData('text/plain', file.name);
  const init = { bubbles: true, cancelable: true };
  const event =
    type === 'drop'
      ? new DragEvent(type, { ...init, dataTransfer: data })
      : new ClipboardEvent(type, { ...init, clipboardData: data });
  fireEvent(target, event);
  return event.defaultPrevented;
}
const photo = (type: string) => new File(['\u00FF'], 'IMG_1.jpg', { type });

it.each([
  ['drop', 'enabled', 'image/jpeg'],
  ['drop', 'offline', ''],
  ['paste', 'enabled', 'image/jpeg'],
  ['paste', 'offline', ''],
] as const)('takes a photo beside the field as in it: %s, %s, of type %j', async (act, state, type) => {
  const words = await conversation(state);
  await expect.poll(() => send(words, act, photo(type))).toBe(true);
  expect(await screen.findByRole('dialog', { name: 'Send a photo to Elin' })).toBeTruthy();
});

it.each(['gone', 'conversation-limit'] as const)(
  'takes no photo, beside the field or in it, if nothing can be sent: %s',
  async (state) => {
    const words = await conversation(state);
    expect(send(words, 'drop', photo('image/jpeg'))).toBe(false);
    expect(send(screen.getByLabelText('Message to Elin'), 'paste', photo('image/jpeg'))).toBe(false);
  },
);
