import { useEffect, useEffectEvent, useState, type KeyboardEvent } from 'react';

import { isComposing } from '../../lib/is-composing.ts';
import type { ComboboxOption, ComboboxProps } from './combobox.types.ts';
import { matchOptions } from './match-options.ts';

type Given = Pick<ComboboxProps, 'options' | 'value' | 'valueLabel' | 'onValueChange' | 'onSearch' | 'loading'> & {
  /** Nothing opens: disabled or read only. */
  closed: boolean;
};

/** What a combobox knows and does, by the pattern of WAI-ARIA APG "Editable Combobox With List Autocomplete". */
export function useCombobox({ options, value, valueLabel, onValueChange, onSearch, loading = false, closed }: Given) {
  const [open, setOpen] = useState(false);
  /** What is being written; null while the input shows the choice. */
  const [draft, setDraft] = useState<string | null>(null);
  const [active, setActive] = useState(-1);
  /** Enter was quicker than what was searched for: the best match is chosen as soon as it is there. */
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
  /** Focus is gone: what was written but not chosen goes, and nothing written means nothing chosen. */
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
    // The best match is ready for Enter; nothing is while nothing is written.
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
      // Enter sends the form only when there is nothing left to choose.
      event.preventDefault();
      if (current) choose(current);
      else setEntered(loading && draft !== null && draft.trim() !== '');
    }
    if (event.key === 'Escape' && open) {
      // Not for the dialog around it as well.
      event.preventDefault();
      event.stopPropagation();
      hide();
      setDraft(null);
    }
  };

  return {
    open: open && !closed,
    text: draft ?? chosenLabel,
    /** What is searched for; '' while the input shows the choice. */
    written: draft ?? '',
    shown,
    /** The first option that can be chosen, when the one the keys were on is disabled. */
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
