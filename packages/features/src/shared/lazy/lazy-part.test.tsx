import { act, cleanup, render, screen } from '@testing-library/react';
import { Component, Suspense, type ComponentType, type ReactNode } from 'react';
import { afterEach, expect, it, vi } from 'vitest';

import { lazyPart } from './lazy-part.ts';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

class Boundary extends Component<{ children: ReactNode }> {
  override state = { message: '' };
  static getDerivedStateFromError = ({ message }: Error) => ({ message });
  override render() {
    return this.state.message || this.props.children;
  }
}

async function show(load: () => Promise<ComponentType>) {
  const Part = lazyPart(load);
  await act(async () => {
    render(
      <Boundary>
        <Suspense fallback="on its way">
          <Part />
        </Suspense>
      </Boundary>,
    );
  });
}

const Part = () => 'the part';

it('renders a preloaded component at once, without a fallback, and loads it once', async () => {
  const load = vi.fn<() => Promise<ComponentType>>().mockResolvedValue(Part);
  const Preloaded = lazyPart(load);
  await Preloaded.preload();
  await Preloaded.preload();
  const StandIn = vi.fn<() => string>().mockReturnValue('on its way');
  render(
    <Suspense fallback={<StandIn />}>
      <Preloaded />
    </Suspense>,
  );
  expect(screen.getByText('the part')).toBeDefined();
  expect(StandIn).not.toHaveBeenCalled();
  expect(load).toHaveBeenCalledOnce();
});

it('does not fail when preloading fails, and loads the component when it is shown', async () => {
  const load = vi
    .fn<() => Promise<ComponentType>>()
    .mockRejectedValueOnce(new TypeError('no network'))
    .mockResolvedValue(Part);
  const Preloaded = lazyPart(load);
  await Preloaded.preload();
  expect(load).toHaveBeenCalledOnce();
  await act(async () => {
    render(
      <Suspense fallback="on its way">
        <Preloaded />
      </Suspense>,
    );
  });
  expect(screen.getByText('the part')).toBeDefined();
});

it('loads a component that was requested offline once the network is back', async () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const load = vi
    .fn<() => Promise<ComponentType>>()
    .mockRejectedValueOnce(new TypeError('not fetched'))
    .mockResolvedValue(Part);
  await show(load);
  expect(screen.getByText('on its way')).toBeDefined();
  expect(load).toHaveBeenCalledOnce();
  online.mockReturnValue(true);
  await act(async () => void window.dispatchEvent(new Event('online')));
  expect(await screen.findByText('the part')).toBeDefined();
});

it('retries for a while with a network, and then throws', async () => {
  vi.useFakeTimers();
  vi.spyOn(console, 'error').mockReturnValue();
  const load = vi.fn<() => Promise<ComponentType>>().mockRejectedValue(new TypeError('gone with a release'));
  await show(load);
  expect(screen.getByText('on its way')).toBeDefined();
  await act(async () => await vi.advanceTimersByTimeAsync(4_000));
  expect(load).toHaveBeenCalledTimes(3);
  expect(screen.getByText('on its way')).toBeDefined();
  await act(async () => await vi.advanceTimersByTimeAsync(9_000));
  expect(screen.getByText('gone with a release')).toBeDefined();
  expect(load).toHaveBeenCalledTimes(4);
});
