import { LanderHero } from '@heartline/ui/lander/lander-hero';
import { Skeleton } from '@heartline/ui/feedback/skeleton';
import { Fragment } from 'react';
import { useIntl } from 'react-intl';

import { fictionalNote, landerMessages, usePeople, type LanderPictureProps } from '../shared/index.ts';
import { collagelandingMessages as messages } from './collagelanding.messages.ts';
import { TurningTile } from './turning-tile.tsx';
import { blankOf, placeOf, tiles } from './wall-tile.ts';

/** With fewer faces there is no wall. */
const fewestFaces = 5;

const places = Array.from({ length: tiles }, (_item, index) => index);

/**
 * A wall of pictures. Each turns over to show a name and a button to write; the question hangs among them, and turns over to the next.
 */
export function CollagelandingPicture({ target, site, members, question, onSignup }: LanderPictureProps) {
  const intl = useIntl();
  const people = usePeople(members ?? [], site, target);
  if (members && members.length < fewestFaces) {
    return (
      <LanderHero
        align="center"
        title={intl.formatMessage(messages.titleWithoutFaces)}
        text={intl.formatMessage(messages.textWithoutFaces)}
      >
        {question}
      </LanderHero>
    );
  }
  return (
    <section className="@container match-glow bg-canvas text-ink">
      <div className="mx-auto flex w-full max-w-300 flex-col gap-6 px-4 py-8 @min-[992px]:px-10 @min-[992px]:py-12">
        <div className="mx-auto max-w-160 text-center">
          <h1 className="text-4xl font-display text-balance">{intl.formatMessage(messages.title)}</h1>
          <p className="mt-2 text-lg text-balance text-ink-muted">{intl.formatMessage(messages.text)}</p>
        </div>
        <ul
          aria-label={intl.formatMessage(messages.wall)}
          className="grid grid-flow-dense auto-rows-[minmax(--spacing(42),auto)] grid-cols-2 gap-2.5 [reading-flow:grid-order] @min-[576px]:grid-cols-4 @min-[992px]:grid-cols-6 @min-[992px]:gap-3.5"
        >
          {places.map((index) => {
            const person = people[index];
            return (
              // The question stays mounted when the pictures arrive.
              <Fragment key={index}>
                {index === 2 ? (
                  <li className="col-span-full row-span-2 flex [&_form]:rotate-y-0 [&_form]:transition-transform starting:[&_form]:rotate-y-90 @min-[576px]:col-span-2 @min-[576px]:col-start-3 @min-[576px]:row-start-1">
                    {question}
                  </li>
                ) : null}
                {person ? (
                  <li className={`relative isolate ${placeOf(index)}`}>
                    <TurningTile
                      person={person}
                      writeLabel={intl.formatMessage(messages.write, { name: person.firstName })}
                      onWrite={onSignup && (() => onSignup('face'))}
                    />
                  </li>
                ) : members ? (
                  <li aria-hidden className={`rounded-lg ${blankOf(index)} ${placeOf(index)}`} />
                ) : (
                  <li className={placeOf(index)}>
                    <Skeleton
                      shape="photo"
                      className="aspect-auto h-full"
                      label={index === 0 ? intl.formatMessage(landerMessages.loading) : undefined}
                    />
                  </li>
                )}
              </Fragment>
            );
          })}
        </ul>
        <div className="mx-auto flex max-w-160 flex-col items-center gap-3 text-center text-sm text-balance text-ink-muted empty:hidden">
          {fictionalNote(site, members?.slice(0, tiles))}
        </div>
      </div>
    </section>
  );
}
