import { ApiError, NetworkError, type ApiClient } from '@heartline/api-client';
import { MessageBubble } from '@heartline/ui/chat/message-bubble';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';

import { HeartlineProviders } from '../../shared/providers/heartline-providers.tsx';
import { createStoryWorld } from '../../shared/testing/story-providers.tsx';
import english from '../i18n/en.json' with { type: 'json' };
import { PhotoMessage } from './photo-message.tsx';
import { chatPhotoQueries } from './photo.queries.ts';

afterEach(cleanup);

const picture = (colour: string) =>
  `data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' width='4' height='5' fill='${colour}'/>`;
const photoOf = (colour: string) => ({ thumb: picture(colour), full: picture(colour), veil: null, opened: true });

/** A photo that has been in view for some minutes: its addresses are old. */
function showOld(answer: () => Promise<object>) {
  const { api: storyApi, queryClient } = createStoryWorld({});
  let asked = 0;
  const photo = () => {
    asked += 1;
    return answer();
  };
  const api = { ...storyApi, chat: { ...storyApi.chat, photo } } as unknown as ApiClient;
  const { queryKey } = chatPhotoQueries.get(api, 'chat-1', 'photo-1');
  queryClient.setQueryDefaults(queryKey, { refetchOnMount: false });
  queryClient.setQueryData<unknown>(queryKey, photoOf('red'), { updatedAt: Date.now() - 300_000 });
  render(
    <HeartlineProviders api={api} queryClient={queryClient} locale="en" messages={english}>
      <PhotoMessage
        body={{ kind: 'photo', conversationId: 'chat-1', photoId: 'photo-1' } as never}
        mine={false}
        name="Elin"
        clientId="one"
        bubble={<MessageBubble direction="in" senderLabel="Elin" />}
      />
    </HeartlineProviders>,
  );
  fireEvent.click(screen.getByRole('button'));
  return () => asked;
}
const large = async () => (await screen.findByRole('dialog')).querySelector('img')?.getAttribute('src');

it('[CHAT-10] opens large under a valid address, however long the photo has been in view', async () => {
  const asked = showOld(() => Promise.resolve({ photo: photoOf('blue') }));
  expect(await large()).toBe(picture('blue'));
  expect(asked()).toBe(1);
});

it('[CHAT-10] opens what the browser may still have if the server does not answer', async () => {
  showOld(() => Promise.reject(new NetworkError('cut')));
  expect(await large()).toBe(picture('red'));
});

it('[CHAT-10] opens it soon if the server says nothing', async () => {
  showOld(() => new Promise(() => {}));
  expect(await large()).toBe(picture('red'));
});

it('[CHAT-10] says that a photo is gone if it was removed meanwhile', async () => {
  showOld(() => Promise.reject(new ApiError(404, { code: 'not_found' })));
  expect(await screen.findByText(english['chat.photo.gone'])).toBeDefined();
});
