import { useEffect, useEffectEvent, useRef, type KeyboardEvent, type RefObject } from 'react';

import { isComposing } from '../../lib/is-composing.ts';

/**
 * Sends on Enter: by the key, or by the line break of a phone's keyboard that does not name its key (Input Events Level 2). With Shift
 * it begins a new line; an input method's Enter does neither.
 *
 * @returns a handler for the field's `onKeyDown`
 */
export function useEnter(
  area: RefObject<HTMLTextAreaElement | null>,
  send: () => void,
): (event: KeyboardEvent<HTMLTextAreaElement>) => void {
  /** The last key was pressed with a modifier that changes its meaning. */
  const modified = useRef(false);
  const onBeforeInput = useEffectEvent((event: InputEvent) => {
    if (!/^insert(LineBreak|Paragraph)$/.test(event.inputType) || event.isComposing || modified.current) return;
    event.preventDefault();
    send();
  });
  useEffect(() => {
    const field = area.current;
    // React builds its event of this name from other events, without `inputType`.
    const listen = (event: InputEvent) => onBeforeInput(event);
    field?.addEventListener('beforeinput', listen);
    return () => field?.removeEventListener('beforeinput', listen);
  }, [area]);
  return (event) => {
    modified.current = event.shiftKey || event.ctrlKey || event.metaKey || event.altKey;
    if (event.key !== 'Enter' || event.shiftKey || isComposing(event)) return;
    event.preventDefault();
    send();
  };
}
