import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef } from 'react';
import { describe, expect, it, vi } from 'vitest';

import { describeConformance } from '../../testing/describe-conformance.tsx';
import { countGraphemes } from './count-graphemes.ts';
import { ChatFooter, type ChatFooterHandle } from './index.ts';

const props = { label: 'Message', sendLabel: 'Send', onSend: () => {} };
describeConformance('ChatFooter', ChatFooter, { slot: 'chat-footer', element: HTMLDivElement, props });

const field = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Message' });

it('sends on Enter, trimmed, and keeps the focus', async () => {
  const onSend = vi.fn<(value: string) => void>();
  render(<ChatFooter {...props} onSend={onSend} />);
  await userEvent.type(field(), '  Hello  {Enter}');
  expect(onSend).toHaveBeenCalledExactlyOnceWith('Hello');
  expect(field().value).toBe('');
  expect(document.activeElement).toBe(field());
});

it('ignores the Enter of an input method', () => {
  const onSend = vi.fn<(value: string) => void>();
  render(<ChatFooter {...props} onSend={onSend} defaultValue="にほん" />);
  fireEvent.keyDown(field(), { key: 'Enter', isComposing: true });
  fireEvent.keyDown(field(), { key: 'Enter', keyCode: 229 });
  expect(onSend).not.toHaveBeenCalled();
  fireEvent.keyDown(field(), { key: 'Enter', keyCode: 13 });
  expect(onSend).toHaveBeenCalledOnce();
});

describe('line break of a phone keyboard that names no key', () => {
  const lineBreak = (change: InputEventInit = {}) => {
    const event = new InputEvent('beforeinput', {
      inputType: 'insertLineBreak',
      bubbles: true,
      cancelable: true,
      ...change,
    });
    fireEvent(field(), event);
    return event.defaultPrevented;
  };
  const draft = (text: string) => {
    const onSend = vi.fn<(value: string) => void>();
    render(<ChatFooter {...props} onSend={onSend} defaultValue={text} />);
    fireEvent.keyDown(field(), { key: 'Unidentified', keyCode: 229 });
    return onSend;
  };

  it.each(['insertLineBreak', 'insertParagraph'])('sends on %s', (inputType) => {
    const onSend = draft('gboard');
    expect(lineBreak({ inputType })).toBe(true);
    expect(onSend).toHaveBeenCalledExactlyOnceWith('gboard');
    expect(field().value).toBe('');
  });
  it('neither sends nor begins a line if the text is empty', () => {
    const onSend = draft('  ');
    expect(lineBreak()).toBe(true);
    expect(onSend).not.toHaveBeenCalled();
  });
  it.each([
    ['with Shift', { shiftKey: true }],
    ['with another command', { key: 'o', ctrlKey: true }],
  ])('%s: begins a new line', (_which, keys) => {
    const onSend = draft('gboard');
    fireEvent.keyDown(field(), { key: 'Enter', ...keys });
    expect(lineBreak()).toBe(false);
    expect(onSend).not.toHaveBeenCalled();
  });
  it.each([
    ['during a composition', { isComposing: true }],
    ['of a letter', { inputType: 'insertText', data: 'a' }],
    ['from pasting', { inputType: 'insertFromPaste', data: 'a\nb' }],
  ])('ignores input %s', (_which, change) => {
    const onSend = draft('にほん');
    expect(lineBreak(change)).toBe(false);
    expect(onSend).not.toHaveBeenCalled();
  });
});

it('sends neither an empty text nor spaces', async () => {
  const onSend = vi.fn<(value: string) => void>();
  render(<ChatFooter {...props} onSend={onSend} />);
  await userEvent.type(field(), '   {Enter}');
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(onSend).not.toHaveBeenCalled();
});

it.each(['no-credits', 'blocked', 'premium-only', 'conversation-limit'] as const)(
  'keeps the typed text through %s, sends nothing, and shows the text again',
  async (variant) => {
    const onSend = vi.fn<(value: string) => void>();
    const { rerender } = render(<ChatFooter {...props} onSend={onSend} />);
    await userEvent.type(field(), 'My text');
    rerender(<ChatFooter {...props} onSend={onSend} variant={variant} noticeTitle="Not now" />);
    expect(screen.getByRole('status').textContent).toBe('Not now');
    expect(field().value).toBe('My text');
    await userEvent.type(field(), 'more{Enter}');
    expect(onSend).not.toHaveBeenCalled();
    rerender(<ChatFooter {...props} onSend={onSend} />);
    expect(field().value).toBe('My text');
    await userEvent.type(field(), '{Enter}');
    expect(onSend).toHaveBeenCalledExactlyOnceWith('My text');
  },
);

it('sends while offline', async () => {
  const onSend = vi.fn<(value: string) => void>();
  render(<ChatFooter {...props} onSend={onSend} variant="offline" noticeTitle="You’re offline" />);
  await userEvent.type(field(), 'Later{Enter}');
  expect(onSend).toHaveBeenCalledExactlyOnceWith('Later');
});

it('keeps a text that is too long, marks it, and does not send it', async () => {
  const onSend = vi.fn<(value: string) => void>();
  render(<ChatFooter {...props} onSend={onSend} maxLength={10} />);
  await userEvent.type(field(), '12345678901{Enter}');
  expect(onSend).not.toHaveBeenCalled();
  expect(field().value).toBe('12345678901');
  expect(field().getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByRole('status').textContent).toBe('11 / 10');
  await userEvent.type(field(), '{Backspace}{Enter}');
  expect(onSend).toHaveBeenCalledExactlyOnceWith('1234567890');
});

it("shows the parent's value, even if it reverts typed or sent text", async () => {
  const { rerender } = render(<ChatFooter {...props} value="One" />);
  rerender(<ChatFooter {...props} value="Two" />);
  expect(field().value).toBe('Two');
  await userEvent.type(field(), '!{Enter}');
  rerender(<ChatFooter {...props} value="Two" />);
  expect(field().value).toBe('Two');
  rerender(<ChatFooter {...props} value="" />);
  expect(field().value).toBe('');
  expect(screen.getByRole('button', { name: 'Send' }).getAttribute('aria-disabled')).toBe('true');
});

it("uses the parent's own measure of a text", async () => {
  const onSend = vi.fn<(value: string) => void>();
  render(<ChatFooter {...props} onSend={onSend} maxLength={10} lengthOf={(text) => text.length * 2} />);
  await userEvent.type(field(), '123456789{Enter}');
  expect(onSend).not.toHaveBeenCalled();
  expect(screen.getByRole('status').textContent).toBe('18 / 10');
});

it('counts graphemes', () => {
  expect(countGraphemes('👨‍👩‍👧‍👦 é')).toBe(3);
});

it('lets other components insert text at the cursor and focus the field', async () => {
  const handle = createRef<ChatFooterHandle>();
  const onValueChange = vi.fn<(value: string) => void>();
  render(<ChatFooter {...props} handle={handle} defaultValue="Good morning" onValueChange={onValueChange} />);
  handle.current?.focus();
  expect(document.activeElement).toBe(field());
  field().setSelectionRange(4, 5);
  handle.current?.insert(' ☀️ ');
  expect(onValueChange).toHaveBeenLastCalledWith('Good ☀️ morning');
  await userEvent.keyboard('!');
  expect(field().value).toBe('Good ☀️ !morning');
});

it('reports pasted files, and leaves text with a picture of itself to the field', () => {
  const onFiles = vi.fn<(files: File[]) => void>();
  const photo = new File(['x'], 'a.jpg', { type: 'image/jpeg' });
  const paste = (text?: string) => {
    const clipboardData = new DataTransfer();
    clipboardData.items.add(photo);
    if (text !== undefined) clipboardData.setData('text/plain', text);
    const event = createEvent.paste(field());
    Object.defineProperty(event, 'clipboardData', { value: clipboardData });
    fireEvent(field(), event);
    return event.defaultPrevented;
  };
  render(<ChatFooter {...props} onFiles={onFiles} />);
  expect(paste()).toBe(true);
  expect(onFiles).toHaveBeenCalledExactlyOnceWith([photo]);
  expect(paste('A line of a document')).toBe(false);
  expect(onFiles).toHaveBeenCalledOnce();
  // The clipboard of a file manager also has the name as text.
  expect(paste('a.jpg')).toBe(true);
  expect(onFiles).toHaveBeenCalledTimes(2);
});

it('names the price and the balance with the button', () => {
  render(<ChatFooter {...props} priceText="10 credits" balanceText="20 credits left" />);
  const described = screen.getByRole('button', { name: 'Send' }).getAttribute('aria-describedby')?.split(' ') ?? [];
  expect(described.map((id) => document.getElementById(id)?.textContent)).toEqual(['10 credits', '20 credits left']);
});
