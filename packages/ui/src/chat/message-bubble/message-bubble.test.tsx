import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';

import { describeConformance } from '../../testing/describe-conformance.tsx';
import { MessageBubble } from './index.ts';

const base = { direction: 'out', senderLabel: 'You wrote:', text: 'Hello' } as const;
describeConformance('MessageBubble', MessageBubble, { slot: 'message-bubble', element: HTMLDivElement, props: base });

const textBox = () => {
  const found = document.querySelector<HTMLElement>('[data-slot="message-text"]');
  if (!found) throw new Error('no text');
  return found;
};

it('shows any input as plain text', () => {
  const text = '<img src=x onerror="window.hit=1">  two  spaces\nnew line';
  render(<MessageBubble {...base} text={text} />);
  expect(textBox().textContent).toBe(text);
  expect(textBox().querySelector('img')).toBeNull();
});

it('isolates the direction of the text', () => {
  render(<MessageBubble {...base} text="שלום" timeText="20:14" />);
  expect(textBox().getAttribute('dir')).toBe('auto');
  expect(getComputedStyle(textBox()).direction).toBe('rtl');
});

it('announces the state of a sent message and shows the text of a failure', () => {
  const { rerender } = render(<MessageBubble {...base} state="read" stateLabel="Read" />);
  expect(screen.getByRole('img', { name: 'Read' })).toBeDefined();
  rerender(<MessageBubble {...base} state="failed" stateLabel="Not sent" />);
  expect(screen.getByText('Not sent')).toBeDefined();
  expect(screen.queryByRole('img')).toBeNull();
});

it('offers only possible actions', () => {
  render(
    <MessageBubble {...base} state="refused" stateLabel="Not allowed" onDiscard={() => {}} discardLabel="Discard" />,
  );
  expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual(['Discard']);
});

it('links to the whole address when the folded text shows a part of it', () => {
  const address = `https://example.org/?q=${'a'.repeat(700)}`;
  const onLink = vi.fn<(address: string) => void>();
  render(<MessageBubble {...base} text={address} moreLabel="Show all" onLink={onLink} />);
  const link = screen.getByRole('link');
  expect(address.startsWith(link.textContent)).toBe(true);
  expect(link.textContent.length).toBeLessThan(address.length);
  expect(link.getAttribute('href')).toBe(address);
  fireEvent.click(link);
  expect(onLink).toHaveBeenCalledExactlyOnceWith(address);
});

it('shows an address from left to right after a mark that reverses text', () => {
  render(<MessageBubble {...base} text={'\u202Ehttps://example.org/gpj.exe'} onLink={() => {}} />);
  const link = screen.getByRole('link');
  const leftOf = (at: number) => {
    const range = document.createRange();
    range.setStart(link.firstChild ?? link, at);
    range.setEnd(link.firstChild ?? link, at + 1);
    return range.getBoundingClientRect().left;
  };
  expect(leftOf(0)).toBeLessThan(leftOf(link.textContent.length - 1));
});

it('stays unfolded when it is redrawn, as after scrolling away and back', () => {
  const seen = new Set<string>();
  const long = 'word '.repeat(400);
  const bubble = () => (
    <MessageBubble
      {...base}
      text={long}
      moreLabel="Show all"
      defaultUnfolded={seen.has('a')}
      onUnfold={() => seen.add('a')}
    />
  );
  const first = render(bubble());
  expect(textBox().textContent).not.toContain(long.trimEnd());
  fireEvent.click(screen.getByRole('button', { name: 'Show all' }));
  expect(textBox().textContent).toContain(long.trimEnd());
  first.unmount();
  render(bubble());
  expect(textBox().textContent).toContain(long.trimEnd());
  expect(screen.queryByRole('button', { name: 'Show all' })).toBeNull();
});

it('describes a photo whose file does not load, until another one is given', async () => {
  const photo = { src: 'data:image/png;base64,gone', alt: 'Photo from Anna' };
  const { rerender } = render(
    <MessageBubble
      direction="in"
      senderLabel="Anna wrote:"
      kind="photo"
      photo={photo}
      onOpen={() => {}}
      openLabel="Open"
    />,
  );
  await screen.findByText('Photo from Anna');
  expect(screen.queryByRole('button')).toBeNull();
  rerender(
    <MessageBubble
      direction="in"
      senderLabel="Anna wrote:"
      kind="photo"
      photo={{ ...photo, src: 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg"/>' }}
    />,
  );
  expect(screen.getByRole('img', { name: 'Photo from Anna' })).toBeDefined();
});
