import { NetworkError, type ApiClient } from '@heartline/api-client';
import { act, cleanup, fireEvent, render, renderHook, screen } from '@testing-library/react';
import type { PropsWithChildren } from 'react';
import { afterEach, expect, it, vi } from 'vitest';

import { HeartlineProviders } from '../shared/providers/heartline-providers.tsx';
import { createStoryWorld } from '../shared/testing/story-providers.tsx';
import { ComplaintThread } from './complaint-thread.tsx';
import { useSendComplaint } from './complaints.queries.ts';
import english from './i18n/en.json' with { type: 'json' };
import { answered, storyComplaint } from './testing.ts';

afterEach(cleanup);

const { api: storyApi, queryClient } = createStoryWorld({});
const wrapperOf = (api: ApiClient) =>
  function Wrapper({ children }: PropsWithChildren) {
    return (
      <HeartlineProviders api={api} queryClient={queryClient} locale="en" messages={english}>
        {children}
      </HeartlineProviders>
    );
  };

it('[ACC-06] an answer that arrives leaves what is being written, and one’s own message empties the field', () => {
  const wrapper = wrapperOf(storyApi);
  const { rerender } = render(<ComplaintThread complaint={storyComplaint()} onAdd={() => {}} />, { wrapper });
  fireEvent.change(screen.getByRole('textbox'), { target: { value: 'It happened again.' } });
  rerender(<ComplaintThread complaint={answered} onAdd={() => {}} />);
  expect(screen.getByText(/^Thank you for telling us/)).toBeDefined();
  expect((screen.getByRole('textbox') as HTMLTextAreaElement).value).toBe('It happened again.');
  const mine = { by: 'complainant' as const, text: 'It happened again.', at: '2026-11-21T10:00:00.000Z' };
  rerender(<ComplaintThread complaint={{ ...answered, entries: [...answered.entries, mine] }} onAdd={() => {}} />);
  expect((screen.getByRole('textbox') as HTMLTextAreaElement).value).toBe('');
});

it('[ACC-06] a complaint is sent under its key until its words change', async () => {
  const send = vi.fn<(complaint: object, options: { idempotencyKey: string }) => Promise<never>>(() =>
    Promise.reject(new NetworkError('cut')),
  );
  const api = { ...storyApi, complaints: { ...storyApi.complaints, send } } as unknown as ApiClient;
  const { result } = renderHook(() => useSendComplaint(), { wrapper: wrapperOf(api) });
  const complain = (text: string) =>
    act(() => result.current.mutateAsync({ kind: 'payment', text, language: 'en' }).catch(() => undefined));
  for (const text of ['Paid twice.', 'Paid twice.', 'Paid twice on Monday.']) await complain(text);
  const [first, again, other] = send.mock.calls.map(([, { idempotencyKey }]) => idempotencyKey);
  expect(again).toBe(first);
  expect(other).not.toBe(first);
});
