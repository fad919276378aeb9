import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';

export interface CardProps {
  name: string;
  onLike: () => void;
  onHello: () => void;
}

export const photo = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 3 4"><path fill="#a45" d="M0 0h3v4H0z"/><circle cx="1.5" cy="1.4" r=".8" fill="#fdb"/></svg>')}`;
export const names = (count: number) => Array.from({ length: count }, (_, index) => `Anna ${index}`);
export const nothing = () => {};

/** `mount(count)` renders that many cards and ends when they are laid out. */
export function offer(page: (names: string[]) => ReactNode): void {
  Object.assign(globalThis, {
    mount: (count: number) => {
      const element = document.querySelector<HTMLElement>('#root')!;
      flushSync(() => createRoot(element).render(page(names(count))));
      element.getBoundingClientRect();
    },
  });
}
