import { HeartIcon } from 'lucide-react';
import { useRef, type ComponentProps, type ReactNode } from 'react';

import { DeckButton, Stamp } from './deck-button.tsx';
import { useDeckKeys } from './use-deck-keys.ts';
import { useSwipe, type SwipeAnswer } from './use-swipe.ts';

export type { SwipeAnswer } from './use-swipe.ts';

export interface SwipeAnswered<Item> {
  /** `back`: an answer was undone, and `item` is on top again. */
  answer: SwipeAnswer | 'back';
  item: Item;
  /** The item on top now. Undefined after the last, and for `back`. */
  next?: Item | undefined;
}

export interface SwipeDeckProps<Item> extends Omit<
  ComponentProps<'section'>,
  'children' | 'aria-label' | 'onPointerDown'
> {
  /** "People to meet". */
  label: string;
  /** The first is on top; the two below it are rendered already, so that their pictures load in time. */
  items: readonly Item[];
  itemKey: (item: Item) => string;
  /** Draws one item: a `MatchCard`, say. It fills its card. */
  children: (item: Item) => ReactNode;
  /** Remove the item from `items`, or leave it if the answer could not be stored. */
  onAnswer: (answer: SwipeAnswer, item: Item) => void;
  /** Put the last item back in front. Undefined while there is nothing to undo. */
  onUndo?: (() => void) | undefined;
  /** Announced after each answer: "You liked Anna. Next is Joost, 41." */
  announce: (answered: SwipeAnswered<Item>) => string;
  /** "Like Anna", for the item on top. */
  likeLabel: string;
  /** "Pass on Anna". */
  passLabel: string;
  /** "Back to the last one". */
  undoLabel: string;
  /** No more answers for now: "That was your 4th like today". Replaces the cards, with `limit` below it. */
  limitTitle?: string | undefined;
  /** When it continues, who was liked, what to do meanwhile. In words, without a clock to watch. */
  limit?: ReactNode;
  /** Shown without items: a `MatchCardSkeleton` while they load, an `EmptyState`, or an `ErrorPanel`. */
  empty?: ReactNode;
  /** Below the buttons: likes left today, the keys. */
  note?: ReactNode;
}

const depths = ['', 'translate-y-2.5 scale-95', 'translate-y-5 scale-90'];

/**
 * Members one at a time: like or pass by drag, arrow keys or button (MEM-07). The keys act wherever the focus is, except in fields,
 * dialogs and elements with arrow keys of their own. Its owner holds the items; an answered card leaves when its owner removes it.
 * Cards are 400 px wide and 3:4 unless `--deck-width` and `--deck-ratio` are set, and as high as `--deck-height` allows: by default
 * about two thirds of the window.
 */
export function SwipeDeck<Item>({
  label,
  items,
  itemKey,
  children,
  onAnswer,
  onUndo,
  announce,
  likeLabel,
  passLabel,
  undoLabel,
  limitTitle,
  limit,
  empty,
  note,
  style,
  ...props
}: SwipeDeckProps<Item>) {
  const spoken = useRef<HTMLOutputElement>(null);
  const [top, next] = items;
  const enabled = top !== undefined && !limitTitle;
  const say = (answered: SwipeAnswered<Item>) => {
    if (spoken.current) spoken.current.textContent = announce(answered);
  };
  const { card, leaving, answer, onPointerDown } = useSwipe({
    topKey: top === undefined ? undefined : itemKey(top),
    enabled,
    empty: Boolean(limitTitle),
    onAnswer: (given) => {
      if (top === undefined) return;
      say({ answer: given, item: top, next });
      onAnswer(given, top);
    },
    onReturn: () => {
      if (top !== undefined) say({ answer: 'back', item: top });
    },
  });
  useDeckKeys({
    ArrowRight: enabled ? () => answer('like') : undefined,
    ArrowLeft: enabled ? () => answer('pass') : undefined,
    Backspace: onUndo,
  });
  // The root has no classes of its own, so the caller's need no merging.
  return (
    <section
      {...props}
      aria-label={label}
      data-slot="swipe-deck"
      data-limited={limitTitle ? '' : undefined}
      // A card that flies out does not widen the page. Let the deck reach the edges of the window where possible.
      style={{ overflowX: 'clip', ...style }}
    >
      <div className="mx-auto flex w-full max-w-(--deck-width,400px) flex-col gap-3 sm:gap-5">
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the card's links stay its controls */}
        <div
          role={enabled ? 'group' : undefined}
          aria-label={enabled ? label : undefined}
          data-slot="swipe-deck-cards"
          className="relative isolate mb-4 grid aspect-(--deck-ratio,3/4) max-h-(--deck-height,68dvh) min-h-80 w-full touch-pan-y grid-cols-[100%] grid-rows-[100%] select-none rounded-xl *:[grid-area:1/1]"
          onPointerDown={onPointerDown}
          onDragStart={(event) => event.preventDefault()}
        >
          {(limitTitle ? [] : items.slice(0, 3)).map((item, depth) => (
            <div
              key={itemKey(item)}
              ref={depth ? undefined : card}
              inert={depth > 0}
              data-slot="swipe-deck-card"
              className="relative will-change-transform"
              style={{ zIndex: 3 - depth }}
            >
              <div
                className={`size-full origin-bottom transition-transform duration-240 ease-out *:size-full ${depths[depth]}`}
              >
                {children(item)}
              </div>
              <Stamp of="like" />
              <Stamp of="pass" />
            </div>
          ))}
          {top === undefined && !limitTitle ? (
            <div
              data-slot="swipe-deck-empty"
              className="grid content-center overflow-y-auto rounded-xl border border-line bg-surface has-data-[slot=match-card-skeleton]:content-stretch *:data-[slot=error-panel]:border-0 *:data-[slot=match-card-skeleton]:aspect-auto"
            >
              {empty}
            </div>
          ) : null}
          <div ref={leaving} aria-hidden inert className="pointer-events-none z-4 grid *:[grid-area:1/1]" />
          {limitTitle ? (
            <div
              data-slot="swipe-deck-limit"
              className="grid animate-enter content-center-safe justify-items-center gap-4 overflow-y-auto rounded-xl border border-line bg-surface p-6 text-center"
            >
              <span className="grid size-14 place-items-center rounded-full bg-primary-soft text-primary-text">
                <HeartIcon aria-hidden className="size-6.5" />
              </span>
              <h2 className="text-xl font-display text-balance">{limitTitle}</h2>
              {limit}
            </div>
          ) : null}
        </div>
        <div className="flex items-center justify-center gap-5">
          <DeckButton of="undo" label={undoLabel} shortcut="Backspace" onPress={onUndo} />
          <DeckButton
            of="pass"
            label={passLabel}
            shortcut="ArrowLeft"
            onPress={enabled ? () => answer('pass') : undefined}
          />
          <DeckButton
            of="like"
            label={likeLabel}
            shortcut="ArrowRight"
            onPress={enabled ? () => answer('like') : undefined}
          />
        </div>
        {note ? <div className="text-center text-sm text-ink-muted">{note}</div> : null}
        <output ref={spoken} className="sr-only" />
      </div>
    </section>
  );
}
