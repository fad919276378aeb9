import { useEffect, useRef, useState, type ComponentProps, type ReactNode, type SubmitEvent } from 'react';

import { Button } from '../../controls/button/index.ts';
import { Checkbox } from '../../controls/checkbox/index.ts';
import { FormError } from '../../controls/form-error/index.ts';
import { RadioGroup, type RadioOption } from '../../controls/radio-group/index.ts';
import { TextArea } from '../../controls/text-area/index.ts';
import { cn } from '../../lib/cn.ts';
import { ReportReceipt, type ReportReceiptProps } from './report-receipt.tsx';

export interface ReportCategory extends RadioOption {
  /** Requires a text, without which it cannot be judged ("Something else"). @default false */
  needsText?: boolean;
}

export interface ReportValues {
  category: string;
  /** Without spaces around it. */
  text: string;
  /** The viewer also wants to block the member. */
  block: boolean;
}

export interface ReportFormProps extends Omit<ComponentProps<'form'>, 'children' | 'onSubmit' | 'noValidate'> {
  /** The reported item, small: an `Avatar` and a name, a photo, the text of a message. */
  subject?: ReactNode;
  /** "What is wrong?" */
  categoryLabel: string;
  categories: readonly ReportCategory[];
  /** "Choose what is wrong": error if none was chosen. */
  categoryMissing: string;
  /** "What happened?" */
  textLabel: string;
  /** Who reads the text, and that the member does not. */
  textHint?: ReactNode;
  /** "Describe what happened": error if the category requires a text and there is none. */
  textMissing: string;
  /** In characters. @default 1000 */
  maxLength?: number;
  /** "Also block Anna". Without it, blocking is not offered. */
  blockLabel?: ReactNode;
  /** Without it the form has no buttons: one outside submits it by the form's `id`, such as in the foot of a dialog. */
  submitLabel?: string;
  cancelLabel?: string;
  onCancel?: () => void;
  onSubmit: (values: ReportValues) => void;
  /** Being submitted: a second press does nothing. @default false */
  sending?: boolean;
  /** Why submitting failed. */
  error?: ReactNode;
  /** The server's errors for single fields. */
  fieldErrors?: { category?: ReactNode; text?: ReactNode };
  /** The report arrived: the receipt replaces the form. */
  receipt?: ReportReceiptProps | undefined;
}

/**
 * Reports a member, a photo or a message. Everything is on one page: one press chooses, the next submits. Use it in a `Dialog`, or on a
 * page of its own.
 */
export function ReportForm({
  subject,
  categoryLabel,
  categories,
  categoryMissing,
  textLabel,
  textHint,
  textMissing,
  maxLength = 1000,
  blockLabel,
  submitLabel,
  cancelLabel,
  onCancel,
  onSubmit,
  sending = false,
  error,
  fieldErrors,
  receipt,
  className,
  ...props
}: ReportFormProps) {
  const [category, setCategory] = useState('');
  const [text, setText] = useState('');
  const [missing, setMissing] = useState<'category' | 'text' | null>(null);
  const needsText = categories.some((one) => one.value === category && one.needsText);

  // The button may stand below the form, out of sight of the error.
  const failure = useRef<HTMLDivElement>(null);
  const failed = Boolean(error) && !sending;
  useEffect(() => {
    if (failed) failure.current?.focus();
  }, [failed]);

  if (receipt) return <ReportReceipt {...receipt} />;

  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (sending) return;
    const lack = category ? (needsText && !text.trim() ? 'text' : null) : 'category';
    setMissing(lack);
    if (lack) {
      const first = lack === 'text' ? 'textarea' : 'input[type="radio"]';
      event.currentTarget.querySelector<HTMLElement>(first)?.focus();
      return;
    }
    onSubmit({ category, text: text.trim(), block: new FormData(event.currentTarget).has('block') });
  };
  return (
    <form
      {...props}
      noValidate
      data-slot="report-form"
      className={cn('flex min-w-0 flex-col gap-5', className)}
      onSubmit={send}
    >
      {error ? <FormError ref={failure} title={error} /> : null}
      {subject ? (
        <div
          data-slot="report-form-subject"
          className="boxed flex items-center gap-3 rounded-md bg-surface-sunken p-3 *:min-w-0"
        >
          {subject}
        </div>
      ) : null}
      <RadioGroup
        label={categoryLabel}
        name="category"
        options={categories}
        value={category}
        required
        variant="cards"
        error={missing === 'category' ? categoryMissing : fieldErrors?.category}
        onValueChange={(value) => {
          setCategory(value);
          setMissing(null);
        }}
      />
      <TextArea
        label={textLabel}
        hint={textHint}
        name="text"
        value={text}
        required={needsText}
        maxLength={maxLength}
        counter={text.length > maxLength * 0.8 ? `${text.length} / ${maxLength}` : undefined}
        error={missing === 'text' ? textMissing : fieldErrors?.text}
        onChange={(event) => {
          setText(event.target.value);
          if (missing === 'text') setMissing(null);
        }}
      />
      {blockLabel ? <Checkbox name="block" label={blockLabel} /> : null}
      {submitLabel ? (
        <div className="flex flex-wrap-reverse justify-end gap-3 max-sm:*:grow">
          {cancelLabel ? (
            <Button variant="ghost" onClick={onCancel}>
              {cancelLabel}
            </Button>
          ) : null}
          <Button type="submit" loading={sending}>
            {submitLabel}
          </Button>
        </div>
      ) : null}
    </form>
  );
}
