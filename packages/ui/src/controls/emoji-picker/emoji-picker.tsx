import { SearchIcon } from 'lucide-react';
import { useId, useRef, useState, type ComponentProps, type KeyboardEvent } from 'react';

import { Spinner } from '../../feedback/spinner/index.ts';
import { cn } from '../../lib/cn.ts';
import { isComposing } from '../../lib/is-composing.ts';
import { TextField } from '../text-field/index.ts';
import { emojiFont } from './emoji-font.ts';
import { EmojiGrid } from './emoji-grid.tsx';
import { EmojiTones } from './emoji-tones.tsx';
import { inTone, searchEmojis, type Emoji, type EmojiGroup, type EmojiTone } from './emoji.ts';

export interface EmojiPickerProps extends Omit<ComponentProps<'fieldset'>, 'onSelect' | 'children'> {
  /** Name of the picker: "Emojis". */
  label: string;
  /** In the order of their tabs. Empty while they load. */
  groups: readonly EmojiGroup[];
  /** The latest used, newest first: the first tab, if there are any. */
  recent?: readonly Emoji[];
  recentLabel: string;
  /** The character, in the chosen tone. */
  onSelect: (char: string, emoji: Emoji) => void;
  searchLabel: string;
  /** Announces the number of search results: "4 results". */
  countText: (count: number) => string;
  /** Shown if a search found nothing. */
  emptyText: string;
  /** Announced while the emojis load. */
  loadingLabel: string;
  /** @default 0 */
  tone?: EmojiTone;
  onToneChange?: (tone: EmojiTone) => void;
  /** "Skin tone" */
  toneLabel: string;
  /** Names of the six: yellow, light, medium-light, medium, medium-dark, dark. */
  toneNames: readonly [string, string, string, string, string, string];
}

const recentId = 'recent';

/** All emojis, by group or by name. It contains no data: load those when it opens, never with the page. */
export function EmojiPicker({
  label,
  groups,
  recent = [],
  recentLabel,
  onSelect,
  searchLabel,
  countText,
  emptyText,
  loadingLabel,
  tone = 0,
  onToneChange,
  toneLabel,
  toneNames,
  className,
  ...props
}: EmojiPickerProps) {
  const id = useId();
  const [chosen, setChosen] = useState<string>();
  const [text, setText] = useState('');
  const [named, setNamed] = useState<Emoji>();
  const search = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);

  const tabs = [
    ...(recent.length > 0 ? [{ id: recentId, label: recentLabel, icon: '🕘', emojis: recent }] : []),
    ...groups,
  ];
  const group = tabs.find((tab) => tab.id === chosen) ?? tabs[0];
  const searching = text.trim() !== '';
  const found = searching ? searchEmojis(groups, text) : [];
  const emojis = searching ? found : (group?.emojis ?? []);
  const loading = groups.length === 0;

  const firstCell = () => list.current?.querySelector<HTMLElement>('button');
  const fromSearch = (event: KeyboardEvent) => {
    if (isComposing(event)) return;
    if (event.key === 'ArrowDown') {
      event.preventDefault();
      firstCell()?.focus();
    }
    const [best] = found;
    if (event.key === 'Enter') {
      event.preventDefault();
      if (best) onSelect(inTone(best, tone), best);
    }
  };
  const betweenTabs = (event: KeyboardEvent) => {
    const at = tabs.findIndex((tab) => tab === group);
    const next = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: -1 }[event.key];
    const tab = next === undefined ? undefined : tabs.at(next % tabs.length);
    if (!tab) return;
    event.preventDefault();
    setChosen(tab.id);
    event.currentTarget.parentElement?.querySelector<HTMLElement>(`[data-group="${CSS.escape(tab.id)}"]`)?.focus();
  };

  return (
    <fieldset
      {...props}
      aria-label={label}
      data-slot="emoji-picker"
      className={cn('flex h-104 min-w-0 max-h-[70dvh] w-84 max-w-full flex-col gap-2', className)}
    >
      <TextField
        ref={search}
        label={searchLabel}
        labelHidden
        type="search"
        placeholder={searchLabel}
        prefix={<SearchIcon />}
        autoComplete="off"
        value={text}
        disabled={loading}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={fromSearch}
      />
      {searching || loading ? null : (
        <div
          role="tablist"
          aria-label={label}
          className={cn(
            '@container flex shrink-0 overflow-x-auto border-b border-line [scrollbar-width:none]',
            emojiFont,
          )}
        >
          {tabs.map((tab) => (
            <button
              key={tab.id}
              type="button"
              role="tab"
              data-group={tab.id}
              aria-label={tab.label}
              aria-selected={tab === group}
              aria-controls={tab === group ? `${id}-panel` : undefined}
              tabIndex={tab === group ? 0 : -1}
              onClick={() => setChosen(tab.id)}
              onKeyDown={betweenTabs}
              className="relative grid h-11 min-w-[2.25rem] flex-1 place-items-center rounded-sm text-xl leading-none transition-colors duration-150 hover:bg-surface-hover focus-visible:-outline-offset-2 aria-selected:after:absolute aria-selected:after:inset-x-1 aria-selected:after:bottom-0 aria-selected:after:h-0.75 aria-selected:after:rounded-full aria-selected:after:bg-strong"
            >
              {tab.icon}
            </button>
          ))}
        </div>
      )}
      <div
        ref={list}
        id={`${id}-panel`}
        role={searching || loading ? undefined : 'tabpanel'}
        aria-label={searching || loading ? undefined : group?.label}
        className="@container min-h-0 flex-1 overflow-y-auto overscroll-contain"
      >
        {loading ? (
          <span className="grid h-full place-items-center text-ink-muted">
            <Spinner label={loadingLabel} className="size-7" />
          </span>
        ) : (
          <>
            <p className="sticky top-0 z-1 bg-surface-raised px-1.5 py-1.5 text-sm font-semibold text-ink-muted">
              {searching ? <output>{found.length > 0 ? countText(found.length) : emptyText}</output> : group?.label}
            </p>
            {emojis.length > 0 ? (
              <EmojiGrid
                key={searching ? text : group?.id}
                label={searching ? countText(found.length) : (group?.label ?? label)}
                emojis={emojis}
                tone={tone}
                onSelect={(emoji) => onSelect(inTone(emoji, tone), emoji)}
                onShow={setNamed}
                onLeaveUp={() => search.current?.focus()}
              />
            ) : null}
          </>
        )}
      </div>
      <div className="flex min-h-11 shrink-0 items-center gap-2 border-t border-line pt-1">
        <p aria-hidden className="flex min-w-0 flex-1 items-center gap-2 ps-1.5 text-sm text-ink-muted">
          {named ? <span className={cn('text-2xl leading-none', emojiFont)}>{inTone(named, tone)}</span> : null}
          <span className="line-clamp-2">{named?.name}</span>
        </p>
        {onToneChange ? (
          <EmojiTones label={toneLabel} names={toneNames} tone={tone} onToneChange={onToneChange} />
        ) : null}
      </div>
    </fieldset>
  );
}
