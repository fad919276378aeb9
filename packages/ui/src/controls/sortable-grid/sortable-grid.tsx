import { ArrowLeftIcon, ArrowRightIcon, CheckIcon, MoveIcon } from 'lucide-react';
import { useId, useState, type ComponentProps, type ReactNode } from 'react';

import { cn } from '../../lib/cn.ts';
import { IconButton } from '../icon-button/index.ts';
import { shifted } from './sort-geometry.ts';
import { useSortable, type SortEvent } from './use-sortable.ts';

export interface SortableGridProps<T extends { id: string }> extends Omit<ComponentProps<'div'>, 'children'> {
  items: readonly T[];
  /** Draws one item. `handle` is the button that moves it; it belongs among the item's other buttons. */
  renderItem: (item: T, handle: ReactNode, index: number) => ReactNode;
  /** An item was dropped at another position, counted from 0. Pass the items in their new order at once, and revert if that fails. */
  onMove: (id: string, position: number) => void;
  /** Name of the handle: "Move photo 2". */
  handleLabel: (item: T, index: number) => string;
  /** While grabbed: one position back, one forward. */
  backLabel: string;
  onLabel: string;
  /** Instructions for screen readers: "Press, then use the arrow keys; press again to let go." */
  instructions: string;
  /** The screen reader's announcement of a move. Positions count from 1. */
  announce: (event: SortEvent) => string;
  /** Further `<li>` at the end, which do not move. */
  children?: ReactNode;
}

/** Pictures that the member can reorder: by drag, by arrow keys, or by pressing one position at a time. */
export function SortableGrid<T extends { id: string }>({
  items,
  renderItem,
  onMove,
  handleLabel,
  backLabel,
  onLabel,
  instructions,
  announce,
  className,
  children,
  ...props
}: SortableGridProps<T>) {
  const id = useId();
  const [said, setSaid] = useState('');
  const { list, sorting, itemProps, handleProps, step } = useSortable({
    ids: items.map((item) => item.id),
    onMove,
    onEvent: (event) => setSaid(announce(event)),
  });
  const last = items.length - 1;

  function placeOf(index: number): string | undefined {
    if (!sorting) return undefined;
    const { from, to, slots, by, offset } = sorting;
    if (index === from && by === 'pointer') return `${offset.x}px ${offset.y}px`;
    const [at, goes] = [slots[index], slots[index === from ? to : shifted(index, from, to)]];
    return at && goes && at !== goes ? `${goes.left - at.left}px ${goes.top - at.top}px` : undefined;
  }

  return (
    <div {...props} data-slot="sortable-grid" data-sorting={sorting?.by} className={cn('flex flex-col', className)}>
      {/* Two or three columns, which six items fill. */}
      <ul
        ref={list}
        className="grid grid-cols-[repeat(auto-fill,minmax(min(max(8.75rem,(100%-2rem)/3),100%),1fr))] gap-4 empty:hidden"
      >
        {items.map((item, index) => {
          const grabbed = sorting?.id === item.id && sorting.by !== 'settling';
          const byKeys = grabbed && sorting.by === 'keys';
          const handle =
            items.length < 2 ? null : (
              <IconButton
                {...handleProps(item.id)}
                label={handleLabel(item, index)}
                aria-pressed={byKeys}
                aria-describedby={`${id}-how`}
                variant={byKeys ? 'strong' : 'ghost'}
                data-sort-handle
                className="cursor-grab touch-none active:cursor-grabbing"
              >
                {byKeys ? <CheckIcon /> : <MoveIcon />}
              </IconButton>
            );
          return (
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a drag may begin on it; its handle has keys
            <li
              key={item.id}
              {...itemProps(item.id)}
              onDragStart={(event) => event.preventDefault()}
              data-sortable
              data-grabbed={grabbed || undefined}
              style={{ translate: placeOf(index) }}
              className={cn(
                'relative rounded-lg',
                sorting &&
                  sorting.by !== 'settling' &&
                  !(grabbed && sorting.by === 'pointer') &&
                  'transition-[translate] duration-200 motion-reduce:transition-none',
                grabbed && 'z-10 bg-surface outline-3 outline-offset-4 outline-strong',
                grabbed && sorting.by === 'pointer' && 'cursor-grabbing opacity-95 shadow-float select-none',
              )}
            >
              {renderItem(item, handle, index)}
              {byKeys ? (
                <span className="absolute inset-x-2 top-[28%] flex justify-between">
                  <IconButton
                    variant="raised"
                    label={backLabel}
                    aria-disabled={sorting.to === 0}
                    onClick={() => step(-1)}
                  >
                    <ArrowLeftIcon />
                  </IconButton>
                  <IconButton
                    variant="raised"
                    label={onLabel}
                    aria-disabled={sorting.to === last}
                    onClick={() => step(1)}
                  >
                    <ArrowRightIcon />
                  </IconButton>
                </span>
              ) : null}
            </li>
          );
        })}
        {children}
      </ul>
      <p id={`${id}-how`} hidden>
        {instructions}
      </p>
      <output className="sr-only">{said}</output>
    </div>
  );
}
