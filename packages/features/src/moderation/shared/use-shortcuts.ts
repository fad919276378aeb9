import { useEffect, useRef, useState } from 'react';

import { localStore } from '../../shared/index.ts';

/** Action of each key, by `KeyboardEvent.key` in lower case. */
export type Shortcuts = Readonly<Record<string, () => void>>;

const writing = 'textarea, select, [contenteditable], input:not([type="radio"], [type="checkbox"])';

/** Single-key shortcuts for the whole page, inactive in text fields and below dialogs. */
export function useShortcuts(shortcuts: Shortcuts, enabled: boolean): void {
  const current = useRef(shortcuts);
  useEffect(() => {
    current.current = shortcuts;
  });
  useEffect(() => {
    if (!enabled) return;
    const press = (event: KeyboardEvent) => {
      const { target, key } = event;
      if (event.defaultPrevented || event.repeat || event.ctrlKey || event.metaKey || event.altKey) return;
      if (
        target instanceof Element &&
        (target.matches(writing) || (target.matches('input') && key.startsWith('Arrow')))
      )
        return;
      if (document.querySelector('dialog[open], [popover]:popover-open [role="menu"]')) return;
      const action = current.current[key.toLowerCase()];
      if (!action) return;
      event.preventDefault();
      action();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [enabled]);
}

const storageKey = 'heartline.moderation.shortcuts';

/** Whether single-key shortcuts are on: they can be switched off (WCAG 2.1.4), for this device. */
export function useShortcutsSwitch(): [boolean, (on: boolean) => void] {
  const [on, setOn] = useState(() => localStore.read(storageKey) !== false);
  return [
    on,
    (next) => {
      setOn(next);
      localStore.write(storageKey, next);
    },
  ];
}
