import { useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';

import { useKeptFocus } from '../../shared/index.ts';
import { PhotoActions, ShortcutsSwitch } from './photo-actions.tsx';
import { photoMessages as messages } from './photo.messages.ts';
import { PhotoFacts } from './photo-facts.tsx';
import type { WaitingPhoto } from '../moderation.queries.ts';
import { RefusalForm } from '../shared/refusal-form.tsx';
import type { PhotoQueueState } from './use-photo-queue.ts';
import { useRememberedWords } from '../shared/use-remembered-words.ts';
import { useReturningFocus } from '../shared/use-returning-focus.ts';
import { useShortcuts, useShortcutsSwitch } from '../shared/use-shortcuts.ts';

interface PhotoDeskProps {
  queue: PhotoQueueState;
  /** Shown if there is no photo. */
  rest: ReactNode;
}

const desk = 'grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_23rem] lg:gap-6';

/** One large photo, the data of its member, and the actions. */
export function PhotoDesk({ queue, rest }: PhotoDeskProps) {
  const intl = useIntl();
  const [shortcuts, setShortcuts] = useShortcutsSwitch();
  const remembered = useRememberedWords();
  const { photo, refusing, approved } = queue;
  const shown = refusing ?? photo;
  const heading = useReturningFocus<HTMLHeadingElement>(refusing === undefined);
  const keptFocus = useKeptFocus();
  const refuse = () => queue.refuse(photo);
  const takeBack = () => queue.refuse(approved);
  useShortcuts(
    {
      a: queue.approve,
      r: refuse,
      j: queue.next,
      arrowright: queue.next,
      k: queue.previous,
      arrowleft: queue.previous,
      ...(approved ? { u: takeBack } : {}),
    },
    shortcuts && refusing === undefined,
  );
  const name = shown?.member.name ?? '';
  // The photo was approved just now and is already public.
  const removes = refusing !== undefined && refusing.id === approved?.id;
  return (
    <section ref={keptFocus} className={shown ? desk : undefined}>
      <Pictures shown={shown} nearby={queue.nearby} />
      {shown ? (
        <div className="flex min-w-0 flex-col gap-4">
          <header className="flex items-baseline justify-between gap-3">
            <h2 ref={heading} tabIndex={-1} className="text-lg font-bold outline-none">
              {intl.formatMessage(messages.photoOf, { name })}
            </h2>
            <output className="shrink-0 text-sm tabular-nums text-ink-muted">
              {intl.formatMessage(messages.place, { place: queue.place, count: queue.left })}
            </output>
          </header>
          {refusing ? (
            <RefusalForm
              key={refusing.id}
              member={refusing.member}
              label={intl.formatMessage(messages.refuseTitle, { name })}
              text={intl.formatMessage(removes ? messages.removesText : messages.refuseText)}
              send={intl.formatMessage(removes ? messages.remove : messages.refuse)}
              wordsFor={(ground) => remembered.read(ground, refusing.member)}
              onCancel={() => queue.refuse(undefined)}
              onSend={(statement) => {
                remembered.write(statement.ground, refusing.member, statement.facts);
                queue.sendRefusal(statement);
              }}
            />
          ) : (
            <PhotoActions queue={queue} onRefuse={refuse} onTakeBack={takeBack} shortcuts={shortcuts} />
          )}
          {refusing ? null : (
            <>
              <PhotoFacts photo={shown} />
              <ShortcutsSwitch on={shortcuts} onChange={setShortcuts} />
            </>
          )}
        </div>
      ) : (
        rest
      )}
    </section>
  );
}

/** The neighbouring pictures are in the page already and only become visible, so that nothing loads between two decisions. */
function Pictures({ shown, nearby }: { shown: WaitingPhoto | undefined; nearby: readonly WaitingPhoto[] }) {
  const intl = useIntl();
  const [broken, setBroken] = useState<ReadonlySet<string>>(() => new Set());
  const all = new Map([...(shown ? [shown] : []), ...nearby].map((photo) => [photo.id, photo]));
  return (
    <div
      className={`relative ${shown ? 'grid' : 'hidden'} h-[46dvh] min-h-64 place-items-center overflow-hidden rounded-lg border border-line bg-surface-sunken lg:sticky lg:top-20 lg:h-[calc(100dvh-18rem)] lg:min-h-120`}
    >
      {[...all.values()].map(({ id, picture, width, height, member: { name } }) => (
        <img
          key={id}
          src={picture}
          width={width}
          height={height}
          alt={id === shown?.id ? intl.formatMessage(messages.photoOf, { name }) : ''}
          decoding="sync"
          onError={() => setBroken((ids) => new Set([...ids, id]))}
          className={
            id === shown?.id && !broken.has(id)
              ? 'absolute inset-0 size-full object-contain filter-none'
              : 'invisible absolute size-px object-contain'
          }
        />
      ))}
      {shown && broken.has(shown.id) ? (
        <p role="alert" className="max-w-sm px-6 text-center text-ink-muted">
          {intl.formatMessage(messages.broken)}
        </p>
      ) : null}
    </div>
  );
}
