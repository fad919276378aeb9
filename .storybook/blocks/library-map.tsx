import { Suspense } from 'react';

import { thumbnailOf } from './stored-pictures.ts';
import { StoryLink } from './story-link.tsx';
import { useLibrary, type LibraryElement } from './use-library.ts';
import { useLook } from './use-look.ts';

const parts = [
  ['UI', 'Elements', 'No words, no data: what screens are made of.'],
  ['Screens', 'Screens', 'Pages as members see them: loading, empty, failing, full, in 11 languages.'],
  ['Flows', 'Flows', 'Several screens one after the other. They play by themselves.'],
  ['Mails', 'Mails', 'What the server sends, as a mail program shows it, in 11 languages.'],
  ['Landers', 'Landers', 'What partner sites embed.'],
] as const;

/** All elements and screens, by group, with the number of their states. */
export function LibraryMap() {
  return (
    <div className="sb-unstyled mt-10 flex flex-col gap-10">
      <Suspense>
        <Parts />
      </Suspense>
    </div>
  );
}

function Parts() {
  const library = useLibrary();
  return parts.map(([prefix, title, text]) => {
    const elements = library.filter((element) => element.title.startsWith(`${prefix}/`));
    const states = elements.reduce((sum, { stories }) => sum + stories.length, 0);
    return (
      <section key={prefix} className="flex flex-col gap-4">
        <div>
          <h2 className="text-2xl font-extrabold">{title}</h2>
          <p className="text-ink-muted">
            {text} {elements.length} with {states} states.
          </p>
        </div>
        <div className="columns-[270px] gap-4">
          {[...Map.groupBy(elements, ({ group }) => group)].map(([group, members]) => (
            <Group key={group} title={group.split('/').slice(1).join(' / ') || title} elements={members} />
          ))}
        </div>
      </section>
    );
  });
}

function Group({ title, elements }: { title: string; elements: LibraryElement[] }) {
  return (
    <div className="mb-4 break-inside-avoid rounded-lg border border-line bg-surface p-4">
      <h3 className="mb-1 font-bold">{title}</h3>
      <ul>
        {elements.map(({ title: key, name, docsId, stories, notes }) => (
          <li key={key}>
            <StoryLink
              storyId={docsId ?? stories[0]?.id ?? ''}
              title={notes?.use}
              className="flex min-h-16 items-center gap-3 rounded-sm text-sm text-ink hover:text-primary-text"
            >
              <Thumbnail storyId={stories[0]?.id ?? ''} />
              <span className="min-w-0 grow wrap-anywhere underline decoration-line-strong underline-offset-4">
                {name}
              </span>
              <span className="text-ink-muted tabular-nums">{stories.length}</span>
            </StoryLink>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Shows the upper left corner of an element's picture, enlarged, as the element is alone in it; of a screen its upper half. */
function Thumbnail({ storyId }: { storyId: string }) {
  const { theme } = useLook();
  const picture = thumbnailOf(storyId, theme);
  const enlarged = storyId.startsWith('ui-');
  return (
    <span className="h-14 w-20 shrink-0 overflow-hidden rounded-sm border border-line bg-canvas">
      {picture ? (
        <img
          src={picture.src}
          alt=""
          loading="lazy"
          decoding="async"
          className={`max-w-none ${enlarged ? 'w-40' : 'w-full'}`}
        />
      ) : null}
    </span>
  );
}
