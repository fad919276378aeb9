import {
  useEffect,
  useId,
  useRef,
  useState,
  type ComponentProps,
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
  type RefObject,
} from 'react';

import { cn } from '../../lib/cn.ts';
import { mergeRefs } from '../../lib/merge-refs.ts';
import { Slot } from '../../lib/slot.tsx';
import { useAnchoredPopover } from '../../lib/use-anchored-popover.ts';
import { panelVariants } from '../popover/popover.variants.ts';
import { enabledItems, itemAfter } from './menu-keys.ts';

interface MenuEntry {
  kind?: 'item';
  /** Also its key, unless `key` is given. */
  label: string;
  key?: string;
  icon?: ReactNode;
  /** At the end of the line: a counter badge, say. */
  end?: ReactNode;
  /** @default 'neutral' */
  tone?: 'neutral' | 'danger';
  disabled?: boolean;
}

/** An item of a menu: a link, an action, or a separator. */
export type MenuItem =
  | (MenuEntry & { href: string; onSelect?: () => void })
  | (MenuEntry & { href?: never; onSelect: () => void })
  | { kind: 'separator' };

export interface MenuProps extends Omit<
  ComponentProps<'div'>,
  'children' | 'popover' | 'role' | 'onToggle' | 'onBeforeToggle' | 'onSelect'
> {
  /** The button that opens it; one element that renders a `<button>` and passes props on. */
  trigger?: ReactElement;
  /** Instead of `trigger`: the menu is placed at this element and opens when it is mounted. For menus that many buttons share. */
  anchor?: HTMLElement;
  /** Name of the menu for screen readers. */
  label: string;
  items: readonly MenuItem[];
  /** Above the items: the name of the account, say. */
  header?: ReactNode;
  /** @default 'bottom' */
  side?: 'top' | 'bottom';
  /** @default 'end' */
  align?: 'start' | 'center' | 'end';
  onOpenChange?: (open: boolean) => void;
}

/** A list of actions behind a button. Arrows, Home, End and first letters move; Escape and Tab close. */
export function Menu({
  trigger,
  anchor,
  label,
  items,
  header,
  side = 'bottom',
  align = 'end',
  onOpenChange,
  id,
  className,
  ref,
  ...props
}: MenuProps) {
  const ownId = useId();
  const panelId = id ?? ownId;
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLElement>(anchor ?? null);
  const startAt = useRef<'first' | 'last' | 'panel'>('panel');
  /**
   * The element that had the focus before a menu without trigger. The browser returns the focus only from a menu that is still mounted
   * after closing.
   */
  const opener = useRef<HTMLElement>(null);
  const panel = useAnchoredPopover(button, { open, side, align });
  const close = () => panel.current?.hidePopover();
  useEffect(() => {
    if (!anchor) return;
    startAt.current = anchor.matches(':focus-visible') ? 'first' : 'panel';
    opener.current = document.activeElement instanceof HTMLElement ? document.activeElement : null;
    panel.current?.showPopover();
  }, [anchor, panel]);

  const openByArrow = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    startAt.current = event.key === 'ArrowDown' ? 'first' : 'last';
    panel.current?.showPopover();
  };
  const move = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.key === 'Tab') return close();
    const next = itemAfter(event.currentTarget, event.key, event.target);
    if (!next) return;
    event.preventDefault();
    next.focus();
  };

  return (
    <>
      {trigger ? (
        <Slot
          ref={button as RefObject<HTMLButtonElement | null>}
          {...{ popoverTarget: panelId }}
          aria-expanded={open}
          aria-haspopup="menu"
          aria-controls={panelId}
          onClick={(event) => {
            // A press by keyboard has a click count of 0.
            startAt.current = event.detail === 0 ? 'first' : 'panel';
          }}
          onKeyDown={openByArrow}
        >
          {trigger}
        </Slot>
      ) : null}
      <div
        {...props}
        ref={mergeRefs(panel, ref)}
        id={panelId}
        popover="auto"
        data-slot="menu"
        className={cn(panelVariants({ padded: false }), 'min-w-56', className)}
        onBeforeToggle={(event) => {
          setOpen(event.newState === 'open');
          if (event.newState === 'closed' && event.currentTarget.matches(':focus-within')) opener.current?.focus();
          onOpenChange?.(event.newState === 'open');
        }}
        onToggle={(event) => {
          if (event.newState !== 'open') return;
          const list = event.currentTarget.querySelector<HTMLElement>('[role="menu"]');
          const all = list ? enabledItems(list) : [];
          const start = { first: all[0], last: all.at(-1), panel: list }[startAt.current];
          start?.focus();
        }}
      >
        {header ? <div className="border-b border-line px-3 pt-2 pb-3">{header}</div> : null}
        <div
          role="menu"
          aria-label={label}
          tabIndex={-1}
          onKeyDown={move}
          className={cn('flex flex-col outline-none', Boolean(header) && 'mt-1.5')}
        >
          {items.map((item, index) =>
            item.kind === 'separator' ? (
              <hr key={`separator-${index}`} className="my-1.5 border-line" />
            ) : (
              <MenuRow key={item.key ?? item.label} item={item} onDone={close} />
            ),
          )}
        </div>
      </div>
    </>
  );
}

function MenuRow({ item, onDone }: { item: Exclude<MenuItem, { kind: 'separator' }>; onDone: () => void }) {
  const choose = () => {
    if (item.disabled) return;
    onDone();
    item.onSelect?.();
  };
  const shared = {
    role: 'menuitem',
    tabIndex: -1,
    'data-slot': 'menu-item',
    'aria-disabled': item.disabled || undefined,
    onClick: choose,
    className: cn(
      'flex min-h-11 w-full items-center gap-3 rounded-md px-3 py-2 text-start text-base outline-offset-[-3px] transition-colors duration-150 hover:bg-surface-hover focus-visible:bg-surface-hover aria-disabled:cursor-not-allowed aria-disabled:opacity-55 [&>svg]:size-5 [&>svg]:shrink-0',
      item.tone === 'danger' ? 'text-danger-text' : 'text-ink [&>svg]:text-ink-muted',
    ),
  } as const;
  const content = (
    <>
      {item.icon}
      <span className="line-clamp-3 min-w-0 flex-1 wrap-anywhere">{item.label}</span>
      {item.end}
    </>
  );
  return item.href === undefined || item.disabled ? (
    <button {...shared} type="button">
      {content}
    </button>
  ) : (
    <a {...shared} href={item.href}>
      {content}
    </a>
  );
}
