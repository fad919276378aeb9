import { ChevronDownIcon, XIcon } from 'lucide-react';
import { useId, useLayoutEffect, useRef, type FocusEvent } from 'react';

import { Spinner } from '../../feedback/spinner/index.ts';
import { cn } from '../../lib/cn.ts';
import { mergeRefs } from '../../lib/merge-refs.ts';
import { useAnchoredPopover } from '../../lib/use-anchored-popover.ts';
import { fieldBoxVariants, fieldControlClass, FieldPrefix, FormField, partProps } from '../form-field/index.ts';
import { IconButton } from '../icon-button/index.ts';
import { ComboboxList } from './combobox-list.tsx';
import type { ComboboxProps } from './combobox.types.ts';
import { useCombobox } from './use-combobox.ts';

/** One of very many, found by typing. For up to about fifteen options use a `Select`. */
export function Combobox({
  options,
  value,
  onValueChange,
  valueLabel,
  onSearch,
  loading = false,
  loadingText,
  emptyText,
  failure,
  countText,
  openLabel,
  clearLabel,
  prefix,
  name,
  onBlur,
  disabled,
  readOnly,
  ref,
  ...props
}: ComboboxProps) {
  const { frame, control } = partProps(props);
  const ownId = useId();
  const inputId = frame.controlId ?? ownId;
  const listId = `${inputId}-list`;
  const input = useRef<HTMLInputElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const closed = disabled === true || readOnly === true;
  const state = useCombobox({ options, value, valueLabel, onValueChange, onSearch, loading, closed });
  const { open, text, shown, active } = state;
  const panel = useAnchoredPopover(box, { open, side: 'bottom', align: 'start', gap: 4 });

  useLayoutEffect(() => {
    const element = panel.current;
    if (!open || !element || !box.current) return;
    element.style.setProperty('width', `${box.current.offsetWidth}px`);
    element.showPopover();
    // Scrolls to the chosen option as soon as the list is rendered.
    element.querySelector('[data-active]')?.scrollIntoView({ block: 'nearest' });
    return () => {
      if (element.matches(':popover-open')) element.hidePopover();
    };
  }, [open, panel]);

  const leave = (event: FocusEvent<HTMLDivElement>) => {
    if (event.currentTarget.contains(event.relatedTarget)) return;
    state.leave();
    onBlur?.();
  };

  return (
    <FormField {...frame} controlId={inputId} data-slot="combobox">
      {(field) => (
        <div onBlur={leave}>
          <div ref={box} className={fieldBoxVariants({ invalid: field['aria-invalid'] })}>
            <FieldPrefix>{prefix}</FieldPrefix>
            <input
              autoComplete="off"
              autoCorrect="off"
              spellCheck={false}
              {...control}
              {...field}
              ref={mergeRefs(input, ref)}
              type="text"
              role="combobox"
              aria-autocomplete="list"
              aria-expanded={open}
              aria-controls={listId}
              aria-activedescendant={open && shown[active] ? `${listId}-${active}` : undefined}
              disabled={disabled}
              readOnly={readOnly}
              data-slot="combobox-input"
              value={text}
              onChange={(event) => state.write(event.target.value)}
              onClick={state.show}
              onKeyDown={(event) => {
                control.onKeyDown?.(event);
                if (!event.defaultPrevented) state.onKeyDown(event);
              }}
              className={cn(fieldControlClass, 'truncate pe-1', Boolean(prefix) && 'ps-2.5')}
            />
            {loading ? (
              <span className="grid shrink-0 place-items-center text-ink-subtle">
                <Spinner />
              </span>
            ) : null}
            {clearLabel !== undefined && value !== null && !closed ? (
              <IconButton
                label={clearLabel}
                className="my-0.5 shrink-0"
                onClick={() => {
                  state.clear();
                  input.current?.focus();
                }}
              >
                <XIcon />
              </IconButton>
            ) : null}
            <IconButton
              label={openLabel}
              tabIndex={-1}
              disabled={closed}
              aria-expanded={open}
              aria-controls={listId}
              className="my-0.5 -ms-1 shrink-0"
              // Keeps the focus in the input, so that the list does not close before this press toggles it.
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => {
                input.current?.focus();
                if (open) state.hide();
                else state.show();
              }}
            >
              <ChevronDownIcon className={cn('transition-transform duration-150', open && 'rotate-180')} />
            </IconButton>
          </div>
          <ComboboxList
            ref={panel}
            id={listId}
            label={frame.label}
            options={shown}
            active={active}
            chosen={value}
            text={state.written}
            onChoose={state.choose}
            message={shown.length > 0 ? null : (failure ?? (loading ? loadingText : emptyText))}
            busy={loading}
          />
          <output className="sr-only">{open && shown.length > 0 && !loading ? countText(shown.length) : ''}</output>
          {name ? <input type="hidden" name={name} value={value ?? ''} /> : null}
        </div>
      )}
    </FormField>
  );
}
