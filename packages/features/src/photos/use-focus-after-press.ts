import { useLayoutEffect, useRef, type MouseEvent, type RefObject } from 'react';

interface Press {
  button: HTMLElement;
  act: string;
  /** The tiles from the pressed one on, then those before it, the nearest first. */
  tiles: readonly Element[];
  byKey: boolean;
}

/**
 * A press that takes its own button away leaves the keyboard where the reader was: on the same button of the next photo, else of the one
 * before, else on the field that takes more, else on the heading. The buttons carry what they do as `data-act`; one whose tile stays says
 * in `data-then` which of its neighbours follows it.
 */
export function useFocusAfterPress(section: RefObject<HTMLElement | null>) {
  const press = useRef<Press | null>(null);
  useLayoutEffect(() => {
    const pressed = press.current;
    if (!pressed || pressed.button.isConnected) return;
    press.current = null;
    // Who went on meanwhile stays there.
    if (document.activeElement !== document.body) return;
    const next =
      pressed.tiles
        .filter(({ isConnected }) => isConnected)
        .map((tile) => tile.querySelector<HTMLElement>(`[data-act="${pressed.act}"]`))
        .find((button) => button !== null) ??
      section.current?.querySelector<HTMLElement>('[data-slot="file-drop-input"]') ??
      section.current?.querySelector<HTMLElement>('h2');
    next?.focus({ preventScroll: !pressed.byKey });
  });
  return {
    onClickCapture: ({ target, detail }: MouseEvent) => {
      const button = target instanceof Element ? target.closest<HTMLElement>('[data-act], [data-then]') : null;
      const tile = button?.closest('li');
      if (!button || !tile?.parentElement) return;
      const tiles = [...tile.parentElement.children];
      const place = tiles.indexOf(tile);
      press.current = {
        button,
        act: button.dataset['then'] ?? button.dataset['act'] ?? '',
        tiles: [...tiles.slice(place), ...tiles.slice(0, place).toReversed()],
        byKey: detail === 0,
      };
    },
  };
}
