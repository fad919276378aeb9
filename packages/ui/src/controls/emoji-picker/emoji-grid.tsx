import { useRef, useState, type KeyboardEvent } from 'react';

import { cn } from '../../lib/cn.ts';
import { emojiFont } from './emoji-font.ts';
import { cellAfter, inTone, type Emoji, type EmojiTone } from './emoji.ts';

export interface EmojiGridProps {
  /** Names the list: the group or the search. */
  label: string;
  emojis: readonly Emoji[];
  tone: EmojiTone;
  onSelect: (emoji: Emoji) => void;
  /** The emoji under the pointer or with the focus, to be named below. */
  onShow: (emoji: Emoji) => void;
  /** Arrow up in the first row: back to the search. */
  onLeaveUp: () => void;
}

/** Seven columns of 44 px fit a phone of 360 px. */
const columns = 7;

/** Rows of emojis; one of them is the tab stop, and arrows move between them. */
export function EmojiGrid({ label, emojis, tone, onSelect, onShow, onLeaveUp }: EmojiGridProps) {
  const [at, setAt] = useState(0);
  const grid = useRef<HTMLTableElement>(null);
  const rows = Array.from({ length: Math.ceil(emojis.length / columns) }, (_, row) =>
    emojis.slice(row * columns, (row + 1) * columns),
  );
  const move = (event: KeyboardEvent) => {
    if (event.key === 'ArrowUp' && at < columns) {
      event.preventDefault();
      onLeaveUp();
      return;
    }
    const next = cellAfter(event.key, at, {
      count: emojis.length,
      columns,
      toEnd: event.ctrlKey || event.metaKey,
    });
    if (next === undefined) return;
    event.preventDefault();
    setAt(next);
    grid.current?.querySelectorAll<HTMLElement>('button')[next]?.focus();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- the grid pattern on the rows of a table
    <table ref={grid} role="grid" aria-label={label} onKeyDown={move} className={cn('w-full table-fixed', emojiFont)}>
      {/* Keeps the width of the cells in a short row. */}
      <colgroup>
        <col span={columns} />
      </colgroup>
      <tbody>
        {rows.map((row, rowIndex) => (
          <tr key={row[0]?.char}>
            {row.map((emoji, column) => {
              const index = rowIndex * columns + column;
              return (
                <td key={emoji.char} className="p-0">
                  <button
                    type="button"
                    aria-label={emoji.name}
                    tabIndex={index === at ? 0 : -1}
                    onClick={() => onSelect(emoji)}
                    onFocus={() => {
                      setAt(index);
                      onShow(emoji);
                    }}
                    onPointerEnter={() => onShow(emoji)}
                    className="grid h-11 w-full place-items-center rounded-sm [font-size:min(1.5rem,12cqi)] leading-none transition-colors duration-150 hover:bg-surface-hover focus-visible:-outline-offset-2"
                  >
                    {inTone(emoji, tone)}
                  </button>
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
