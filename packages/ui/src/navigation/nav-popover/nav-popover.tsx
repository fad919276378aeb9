import {
  useEffect,
  useId,
  useRef,
  type ComponentProps,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
} from 'react';

import { cn } from '../../lib/cn.ts';
import { place } from '../../lib/place.ts';

export interface NavPopoverProps extends Omit<ComponentProps<'div'>, 'aria-label'> {
  /** Name of the button. */
  label: string;
  /** Content of the button. */
  trigger: ReactNode;
  /** Links and buttons. A press on one closes the popover. */
  children: ReactNode;
  /** Which edges of button and popover are aligned. @default 'end' */
  align?: 'start' | 'end';
  /** Classes of the button. */
  triggerClassName?: string;
  /** Classes of the panel. */
  panelClassName?: string;
}

const focusable = 'a[href], button:not(:disabled)';
/** A control that unfolds more of the list is a stop of the arrow keys, and does not close it. */
const stops = `${focusable}, summary`;

/** A button that shows a few links: account, languages. Links stay links; for actions use `Menu`. */
export function NavPopover({
  label,
  trigger,
  align = 'end',
  triggerClassName,
  panelClassName,
  className,
  children,
  ...props
}: NavPopoverProps) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const undo = useRef<(() => void) | null>(null);
  useEffect(() => () => undo.current?.(), []);

  const onArrow = (event: KeyboardEvent<HTMLDivElement>) => {
    const items = [...(panel.current?.querySelectorAll<HTMLElement>(stops) ?? [])].filter((item) =>
      item.checkVisibility(),
    );
    const at = items.indexOf(event.target as HTMLElement);
    const next = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: items.length - 1 }[event.key];
    if (next === undefined || items.length === 0) return;
    event.preventDefault();
    items.at(next % items.length)?.focus();
  };
  const onPress = (event: MouseEvent<HTMLDivElement>) => {
    if ((event.target as Element).closest(focusable)) panel.current?.hidePopover();
  };

  return (
    <div {...props} data-slot="nav-popover" className={cn('relative inline-flex', className)}>
      <button
        ref={button}
        type="button"
        aria-label={label}
        popoverTarget={id}
        className={cn(
          'inline-flex min-h-11 min-w-11 items-center justify-center gap-1.5 rounded-full text-ink-muted transition-colors forced-colors:border duration-150 hover:bg-surface-hover hover:text-ink',
          triggerClassName,
        )}
      >
        {trigger}
      </button>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- presses and keys bubble up from the links inside */}
      <div
        ref={panel}
        id={id}
        popover="auto"
        onKeyDown={onArrow}
        onClick={onPress}
        onBeforeToggle={(event) => {
          undo.current?.();
          undo.current = null;
          if (event.newState === 'open' && button.current) {
            undo.current = place(button.current, event.currentTarget, { side: 'bottom', align });
          }
        }}
        className={cn(
          'max-h-[min(70dvh,560px)] min-w-52 max-w-[calc(100vw-16px)] overflow-x-hidden overflow-y-auto rounded-lg border border-line bg-surface-raised p-1.5 text-ink shadow-float open:animate-rise',
          panelClassName,
        )}
      >
        {children}
      </div>
    </div>
  );
}
