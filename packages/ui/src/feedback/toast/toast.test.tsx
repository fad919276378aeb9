import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { describeConformance } from '../../testing/describe-conformance.tsx';
import { Toast, ToastProvider, useToast, type ToastOptions } from './index.ts';

const wait = (milliseconds: number) =>
  act(() => {
    vi.advanceTimersByTime(milliseconds);
  });

describeConformance('Toast', Toast, {
  slot: 'toast',
  element: HTMLDivElement,
  props: { dismissLabel: 'Dismiss', onDismiss: () => {}, children: 'Saved' },
});

function Show(toast: ToastOptions) {
  const { show } = useToast();
  return <button onClick={() => show(toast)}>Show</button>;
}
const setUp = (toast: ToastOptions, stay = false) => {
  render(
    <ToastProvider dismissLabel="Dismiss" stay={stay}>
      <Show {...toast} />
    </ToastProvider>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Show' }));
  wait(20);
};

describe('a toast', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    cleanup();
    vi.useRealTimers();
  });

  it('interrupts only for danger, and closes by itself', () => {
    setUp({ message: 'Saved' });
    expect(screen.getByRole('status').textContent).toBe('Saved');
    expect(screen.queryByRole('alert')).toBeNull();
    wait(5900);
    expect(screen.queryByText('Saved')).not.toBeNull();
    wait(200);
    expect(screen.queryByText('Saved')).toBeNull();
  });

  it('stays where all toasts are to stay, until it is dismissed', () => {
    setUp({ message: 'Saved' }, true);
    wait(60_000);
    expect(screen.queryByText('Saved')).not.toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(screen.queryByText('Saved')).toBeNull();
  });

  it('does not close while it has the pointer or focus', () => {
    setUp({ message: 'Saved', tone: 'danger', duration: 1000 });
    const toast = screen.getByText('Saved');
    fireEvent.pointerEnter(toast);
    wait(60_000);
    expect(screen.getByRole('alert').textContent).toBe('Saved');
    fireEvent.pointerLeave(toast);
    act(() => {
      screen.getByRole('button', { name: 'Dismiss' }).focus();
    });
    wait(60_000);
    expect(screen.getByRole('alert').textContent).toBe('Saved');
    act(() => {
      screen.getByRole('button', { name: 'Dismiss' }).blur();
    });
    wait(1000);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('replaces the one with its id and keeps at most three', () => {
    setUp({ message: 'Saved', id: 'save', duration: 0 });
    fireEvent.click(screen.getByRole('button', { name: 'Show' }));
    wait(20);
    expect(screen.getAllByRole('status')).toHaveLength(1);
    cleanup();
    setUp({ message: 'Saved', duration: 0 });
    for (let count = 0; count < 4; count += 1) fireEvent.click(screen.getByRole('button', { name: 'Show' }));
    expect(screen.getAllByRole('status')).toHaveLength(3);
  });

  it('closes by Escape', () => {
    setUp({ message: 'Saved', duration: 0 });
    fireEvent.keyDown(screen.getByRole('button', { name: 'Dismiss' }), { key: 'Escape' });
    expect(screen.queryByText('Saved')).toBeNull();
  });
});
