import { fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';

import { describeConformance } from '../../testing/describe-conformance.tsx';
import { Combobox, type ComboboxProps } from './index.ts';

const words = {
  label: 'Town',
  loadingText: 'Searching',
  emptyText: 'Nothing',
  countText: (count: number) => `${count} towns`,
  openLabel: 'Show all',
};
const options = ['Aachen', 'Bonn', 'Bremen', 'Köln'].map((label) => ({ value: label, label }));
describeConformance('Combobox', Combobox, {
  slot: 'combobox',
  control: 'combobox-input',
  element: HTMLInputElement,
  props: { ...words, options, value: null, onValueChange: () => {} },
});

function Form({ start = null, ...props }: { start?: string | null } & Partial<ComboboxProps>) {
  const [value, setValue] = useState(start);
  return (
    <>
      <Combobox
        {...words}
        options={options}
        {...props}
        value={value}
        onValueChange={(next, option) => {
          setValue(next);
          props.onValueChange?.(next, option);
        }}
      />
      <button>After</button>
    </>
  );
}
const input = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Town' });
const shown = () => screen.queryAllByRole('option').map((option) => option.textContent);
const active = () => document.querySelector(`[id="${input().getAttribute('aria-activedescendant')}"]`)?.textContent;

it('ignores accents, chooses by Enter and does not submit the form', async () => {
  const send = vi.fn<() => void>();
  render(
    <form onSubmit={send}>
      <Form />
    </form>,
  );
  await userEvent.type(input(), 'kol{Enter}');
  expect(input().value).toBe('Köln');
  expect(input().getAttribute('aria-expanded')).toBe('false');
  expect(send).not.toHaveBeenCalled();
});

it('ignores the keys of an input method', async () => {
  render(<Form />);
  await userEvent.type(input(), 'kol');
  for (const key of ['Enter', 'Escape', 'ArrowDown'])
    for (const composing of [{ isComposing: true }, { keyCode: 229 }])
      expect(fireEvent.keyDown(input(), { key, ...composing })).toBe(true);
  expect([input().value, input().getAttribute('aria-expanded')]).toEqual(['kol', 'true']);
  fireEvent.keyDown(input(), { key: 'Enter', keyCode: 13 });
  expect(input().value).toBe('Köln');
});

it('wraps around at the ends and skips disabled options', async () => {
  render(<Form options={options.map((one) => ({ ...one, disabled: one.label === 'Bonn' }))} />);
  input().focus();
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  expect(active()).toBe('Aachen');
  await userEvent.keyboard('{ArrowDown}');
  expect(active()).toBe('Bremen');
  await userEvent.keyboard('{ArrowUp}{ArrowUp}');
  expect(active()).toBe('Köln');
});

it('restores the choice on Escape, which does not reach a dialog around it', async () => {
  const seen = vi.fn<() => void>();
  render(
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- stands in for a dialog
    <div onKeyDown={(event) => event.key === 'Escape' && seen()}>
      <Form start="Bonn" />
    </div>,
  );
  await userEvent.type(input(), 'x{Escape}');
  expect(input().value).toBe('Bonn');
  expect(seen).not.toHaveBeenCalled();
  await userEvent.keyboard('{Escape}');
  expect(seen).toHaveBeenCalledOnce();
});

it('drops typed text that was not chosen, and the choice if all text was deleted', async () => {
  const change = vi.fn<(value: string | null) => void>();
  render(<Form start="Bonn" onValueChange={change} />);
  await userEvent.type(input(), 'Aa');
  await userEvent.tab();
  expect(input().value).toBe('Bonn');
  await userEvent.clear(input());
  await userEvent.tab();
  expect(change.mock.calls).toEqual([[null, null]]);
});

it('leaves filtering to an external search, and reports each change to it', async () => {
  const search = vi.fn<(text: string) => void>();
  render(<Form start="Ut" valueLabel="Utrecht" onSearch={search} />);
  expect(input().value).toBe('Utrecht');
  await userEvent.clear(input());
  await userEvent.type(input(), 'zz');
  expect(search.mock.calls).toEqual([[''], ['z'], ['zz']]);
  expect(shown()).toEqual(['Aachen', 'Bonn', 'Bremen', 'Köln']);
});

it('waits with Enter for the external search, then chooses the best match', async () => {
  const change = vi.fn<(value: string | null) => void>();
  const { rerender } = render(<Form options={[]} loading onSearch={() => {}} onValueChange={change} />);
  await userEvent.type(input(), 'kol{Enter}');
  expect(change).not.toHaveBeenCalled();
  const found = [{ value: 'Kolding', label: 'Kolding', disabled: true }, ...options.slice(3)];
  rerender(<Form options={found} onSearch={() => {}} onValueChange={change} />);
  expect(change.mock.calls.map(([value]) => value)).toEqual(['Köln']);
  expect(input().value).toBe('Köln');
  expect(input().getAttribute('aria-expanded')).toBe('false');
});

it.each(['n', '{Escape}', '{ArrowDown}', '{Tab}'])('cancels a waiting Enter after %s', async (key) => {
  const change = vi.fn<(value: string | null) => void>();
  const { rerender } = render(<Form options={[]} loading onSearch={() => {}} onValueChange={change} />);
  await userEvent.type(input(), `kol{Enter}${key}`);
  rerender(<Form onSearch={() => {}} onValueChange={change} />);
  expect(change).not.toHaveBeenCalled();
});

it('shows a message instead of options, above all a failure', async () => {
  const { rerender } = render(<Form options={[]} />);
  await userEvent.click(input());
  const message = () => document.querySelector('[data-slot="combobox-list"] output')?.textContent;
  expect(message()).toBe('Nothing');
  rerender(<Form options={[]} loading />);
  expect(message()).toBe('Searching');
  rerender(<Form options={[]} loading failure="Broken" />);
  expect(message()).toBe('Broken');
});

it('announces the number of options to screen readers', async () => {
  render(<Form />);
  await userEvent.type(input(), 'b');
  expect(screen.getByText('2 towns')).toBeTruthy();
});

it('opens nothing while it is disabled or read only', async () => {
  render(<Form readOnly start="Bonn" clearLabel="Clear" />);
  await userEvent.click(input());
  await userEvent.keyboard('{ArrowDown}');
  expect(input().getAttribute('aria-expanded')).toBe('false');
  expect(screen.queryByRole('button', { name: 'Clear' })).toBeNull();
});
