/**
 * The last element of a long form: in a `flush` `Dialog` it stays in view at the lower edge, over the scrolling content. The form
 * provides the padding at its sides (`dialogForm`), and focusable elements above need space below: `scroll-mb-*`.
 */
export const dialogFoot =
  'flex flex-col gap-3 in-data-[slot=dialog-body]:sticky in-data-[slot=dialog-body]:bottom-0 in-data-[slot=dialog-body]:z-1 in-data-[slot=dialog-body]:-mx-5 in-data-[slot=dialog-body]:border-t in-data-[slot=dialog-body]:border-line in-data-[slot=dialog-body]:bg-surface-raised in-data-[slot=dialog-body]:px-5 in-data-[slot=dialog-body]:py-4';

/** A form with such a last element. */
export const dialogForm = 'flex flex-col gap-4 in-data-[slot=dialog-body]:px-5 in-data-[slot=dialog-body]:pt-1';
