import { useEffect, useEffectEvent, useState, type KeyboardEvent } from 'react';

import { isComposing } from '../../lib/is-composing.ts';
import type { ComboboxOption, ComboboxProps } from './combobox.types.ts';
import { matchOptions } from './match-options.ts';

type Given = Pick<ComboboxProps, 'options' | 'value' | 'valueLabel' | 'onValueChange' | 'onSearch' | 'loading'> & {
  /** Cannot open: disabled or read only. */
  closed: boolean;
};

/** State and actions of a combobox, by the pattern of WAI-ARIA APG "Editable Combobox With List Autocomplete". */
export function useCombobox({ options, value, valueLabel, onValueChange, onSearch, loading = false, closed }: Given) {
  const [open, setOpen] = useState(false);
  /** The text being typed; null while the input shows the choice. */
  const [draft, setDraft] = useState<string | null>(null);
  const [active, setActive] = useState(-1);
  /** Enter came before the search results: the best match is chosen as soon as they arrive. */
  const [entered, setEntered] = useState(false);
  const [waitedFor, setWaitedFor] = useState<{ option: ComboboxOption }>();

  const chosenLabel = value === null ? '' : (options.find((one) => one.value === value)?.label ?? valueLabel ?? '');
  const shown = onSearch || draft === null ? options : matchOptions(options, draft);

  const show = () => {
    if (open || closed) return;
    setOpen(true);
    setActive(shown.findIndex((option) => option.value === value));
  };
  const hide = () => {
    setOpen(false);
    setActive(-1);
    setEntered(false);
  };
  const choose = (option: ComboboxOption) => {
    if (option.disabled) return;
    hide();
    setDraft(null);
    if (option.value !== value) onValueChange(option.value, option);
  };
  const clear = () => {
    setDraft(null);
    setActive(-1);
    setEntered(false);
    onSearch?.('');
    if (value !== null) onValueChange(null, null);
  };
  /** The focus left: typed text that was not chosen is dropped, and an empty text clears the choice. */
  const leave = () => {
    hide();
    if (draft !== null && draft.trim() === '' && value !== null) onValueChange(null, null);
    if (draft !== null) onSearch?.('');
    setDraft(null);
  };
  const write = (text: string) => {
    setDraft(text);
    setOpen(true);
    setEntered(false);
    // Enter chooses the best match; nothing while the text is empty.
    setActive(text.trim() === '' ? -1 : 0);
    onSearch?.(text);
  };

  if (entered && !loading) {
    const best = shown.find((option) => !option.disabled);
    setEntered(false);
    if (best) {
      hide();
      setDraft(null);
      setWaitedFor({ option: best });
    }
  }
  const tell = useEffectEvent((option: ComboboxOption) => {
    if (option.value !== value) onValueChange(option.value, option);
  });
  useEffect(() => {
    if (waitedFor) tell(waitedFor.option);
  }, [waitedFor]);

  const step = (by: number) => {
    setEntered(false);
    const enabled = shown.flatMap((option, index) => (option.disabled ? [] : [index]));
    const at = enabled.indexOf(active);
    const next = at === -1 ? (by > 0 ? 0 : -1) : (at + by + enabled.length) % enabled.length;
    setActive(enabled.at(next) ?? -1);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event)) return;
    const current = shown[active];
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      if (event.altKey && event.key === 'ArrowUp') return hide();
      if (!open) return show();
      return step(event.key === 'ArrowDown' ? 1 : -1);
    }
    if (event.key === 'Enter' && open) {
      // Enter submits the form only if no option is left to choose.
      event.preventDefault();
      if (current) choose(current);
      else setEntered(loading && draft !== null && draft.trim() !== '');
    }
    if (event.key === 'Escape' && open) {
      // Escape must not reach the dialog around it.
      event.preventDefault();
      event.stopPropagation();
      hide();
      setDraft(null);
    }
  };

  return {
    open: open && !closed,
    text: draft ?? chosenLabel,
    /** The text searched for; '' while the input shows the choice. */
    written: draft ?? '',
    shown,
    /** The first option that can be chosen, if the active one is disabled. */
    active: shown[active]?.disabled ? shown.findIndex((option) => !option.disabled) : active,
    show,
    hide,
    choose,
    clear,
    leave,
    write,
    onKeyDown,
  };
}
