import { cva } from 'class-variance-authority';

/**
 * The box around a text-like control. The control inside draws no border or outline of its own. A browser takes every focus of a field
 * for one by keyboard, so its outline is as calm as a border: in ink, over the border.
 */
export const fieldBoxVariants = cva(
  'relative flex w-full min-w-0 items-stretch rounded-md border bg-surface text-base text-ink transition-[border-color,box-shadow] duration-150 has-[:is(input,textarea,select):focus-visible]:outline-2 has-[:is(input,textarea,select):focus-visible]:-outline-offset-1 has-[:is(input,textarea,select):focus-visible]:outline-strong forced-colors:has-[:is(input,textarea,select):focus-visible]:outline-3 forced-colors:has-[:is(input,textarea,select):focus-visible]:outline-offset-1 has-[:is(input,textarea,select):disabled]:bg-surface-sunken has-[:is(input,textarea,select):disabled]:text-ink-subtle',
  {
    variants: {
      invalid: {
        true: 'border-danger-text shadow-[inset_0_0_0_1px_var(--danger-text)]',
        false: 'border-line-strong hover:border-ink-muted',
      },
    },
    defaultVariants: { invalid: false },
  },
);

/** The input, select or textarea inside the box. */
export const fieldControlClass =
  'min-h-12 w-full min-w-0 flex-1 rounded-[inherit] bg-transparent px-4 py-2.5 text-base text-inherit outline-none placeholder:text-ink-subtle placeholder-shown:text-ellipsis disabled:cursor-not-allowed autofill:shadow-[inset_0_0_0_40px_var(--surface)] autofill:[-webkit-text-fill-color:var(--ink)]';
