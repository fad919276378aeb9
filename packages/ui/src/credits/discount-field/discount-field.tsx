import { TagIcon } from 'lucide-react';
import { useEffect, useRef, useState, type ComponentProps, type ReactNode } from 'react';

import { Button } from '../../controls/button/index.ts';
import { TextField } from '../../controls/text-field/index.ts';
import { cn } from '../../lib/cn.ts';

export interface DiscountFieldProps extends Omit<ComponentProps<'form'>, 'children' | 'onSubmit' | 'defaultValue'> {
  /** "Discount code" */
  label: string;
  /** Label of the button: "Apply". */
  applyLabel: string;
  /** Called with the trimmed code; never empty. */
  onApply: (code: string) => void;
  /** The code is being checked. @default false */
  checking?: boolean;
  /** Why the last code does not apply: "Code not found". Cleared while the code is changed. */
  error?: ReactNode;
  /**
   * The applied discount, by its name or else its code: a code that the reader never typed says nothing. The typed code is kept beneath it.
   * While it waits for something else, a payment method say, it does not look applied, and its text names the condition.
   */
  applied?: { code: string; name?: string | undefined; text?: ReactNode; waiting?: boolean } | undefined;
  /** Label of the button that removes the discount: "Remove". Without `onRemove` there is none. */
  removeLabel?: string;
  onRemove?: () => void;
  /** With it, this question folds the field away until it is pressed: "Do you have a discount code?" */
  openLabel?: string;
  /** Initial code in the field. @default '' */
  defaultValue?: string;
}

/** Takes a discount code and shows its effect. It is a form of its own: do not put it into another one. */
export function DiscountField({
  label,
  applyLabel,
  onApply,
  checking = false,
  error,
  applied,
  removeLabel,
  onRemove,
  openLabel,
  defaultValue = '',
  className,
  ...props
}: DiscountFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const panel = useRef<HTMLFieldSetElement>(null);
  const [code, setCode] = useState(defaultValue);
  const [opened, setOpened] = useState(defaultValue !== '');
  const [judged, setJudged] = useState(defaultValue.trim());
  const shownError = code.trim() === judged ? error : undefined;
  const view = applied ? 'applied' : opened || openLabel === undefined ? 'open' : 'folded';

  // The pressed button is gone: the focus moves to its replacement.
  const shown = useRef(view);
  useEffect(() => {
    if (shown.current === view) return;
    shown.current = view;
    if (document.activeElement === document.body) (view === 'applied' ? panel : input).current?.focus();
  }, [view]);

  return (
    <form
      noValidate
      {...props}
      onSubmit={(event) => {
        event.preventDefault();
        const wanted = code.trim();
        if (checking) return;
        if (wanted === '') input.current?.focus();
        else {
          setJudged(wanted);
          onApply(wanted);
        }
      }}
      data-slot="discount-field"
      data-state={
        applied ? (applied.waiting ? 'waiting' : 'applied') : checking ? 'checking' : shownError ? 'refused' : 'empty'
      }
      className={cn('flex w-full flex-col', className)}
    >
      <output className="sr-only">
        {applied ? (
          <>
            {applied.name ?? applied.code} {applied.text}
          </>
        ) : (
          shownError
        )}
      </output>
      {applied ? (
        <fieldset
          ref={panel}
          tabIndex={-1}
          aria-label={label}
          className={cn(
            'flex min-w-0 items-center gap-3 rounded-md border py-1.5 ps-4 pe-1.5 outline-none',
            applied.waiting
              ? 'border-info-border bg-info-surface text-info-text'
              : 'border-success-border bg-success-surface text-success-text',
          )}
        >
          <TagIcon aria-hidden className="size-5 shrink-0" />
          <span className="min-w-0 flex-1 py-1">
            <strong className="block font-bold leading-tight">{applied.name ?? applied.code}</strong>
            {applied.text ? <span className="block text-sm">{applied.text}</span> : null}
          </span>
          {onRemove ? (
            <Button variant="ghost" size="sm" onClick={onRemove} className="shrink-0 text-[inherit]">
              {removeLabel}
            </Button>
          ) : null}
        </fieldset>
      ) : view === 'open' ? (
        <TextField
          ref={input}
          label={label}
          value={code}
          onChange={(event) => setCode(event.currentTarget.value)}
          error={shownError}
          maxLength={100}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          enterKeyHint="go"
          className="[&_input]:uppercase"
          suffix={
            <Button type="submit" variant="soft" size="sm" loading={checking}>
              {applyLabel}
            </Button>
          }
        />
      ) : (
        <Button
          variant="ghost"
          size="sm"
          aria-expanded={false}
          onClick={() => setOpened(true)}
          className="-ms-3 self-start"
        >
          <TagIcon aria-hidden />
          {openLabel}
        </Button>
      )}
    </form>
  );
}
