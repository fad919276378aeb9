import { Suspense, useState } from 'react';

import { widths } from '../look/look.ts';
import { stateName } from '../look/state-name.ts';
import { LivePicture } from './live-picture.tsx';
import { storedPicture, type StoredPicture } from './stored-pictures.ts';
import { StoryLink, type LinkLook } from './story-link.tsx';
import { useLibrary, type LibraryElement } from './use-library.ts';

/** The three widths and two themes in which every screen must be checked before it is done. */
const looks = (['light', 'dark'] as const).flatMap((theme) =>
  (['phone', 'md', 'xl'] as const).map((viewport) => ({ theme, viewport })),
);
const title = ({ theme, viewport }: (typeof looks)[number]) => `${widths[viewport]} ${theme}`;

/** Every state of every screen in all widths and themes, with the status of its stored pictures. */
export function ContactSheet() {
  return (
    <div className="sb-unstyled mt-8 flex flex-col gap-10">
      <Suspense>
        <Screens />
      </Suspense>
    </div>
  );
}

function Screens() {
  const screens = useLibrary().filter(({ title: name }) => /^(Screens|Landers|Flows)\//.test(name));
  const [wanted, setWanted] = useState('');
  const [onlyDifferent, setOnlyDifferent] = useState(false);
  const words = wanted.toLowerCase().split(/\s+/).filter(Boolean);
  const shown = screens
    .filter((screen) => words.every((word) => screen.title.toLowerCase().includes(word)))
    .map((screen) => ({
      ...screen,
      stories: screen.stories.filter(
        ({ id }) => !onlyDifferent || looks.some((look) => storedPicture(id, look)?.differs),
      ),
    }))
    .filter(({ stories }) => stories.length > 0);
  const cells = shown.flatMap(({ stories }) =>
    stories.flatMap(({ id }) => looks.map((look) => storedPicture(id, look))),
  );
  const stored = cells.filter((picture) => picture !== undefined);
  return (
    <>
      <div className="sticky top-0 z-10 flex flex-wrap items-center gap-4 border-b border-line bg-canvas py-3">
        <label className="flex items-center gap-2">
          Screen
          <input
            type="search"
            value={wanted}
            onChange={({ currentTarget }) => setWanted(currentTarget.value)}
            placeholder="likes"
            className="h-11 rounded-md border border-line-strong bg-surface px-3 text-ink"
          />
        </label>
        <label className="flex min-h-11 items-center gap-2">
          <input type="checkbox" checked={onlyDifferent} onChange={() => setOnlyDifferent(!onlyDifferent)} />
          Only those that differ
        </label>
        <output className="text-sm text-ink-muted">
          {stored.length} of {cells.length} looks are stored and compared,{' '}
          {stored.filter(({ differs }) => differs).length} differed in the last run on this machine.
        </output>
      </div>
      {shown.map((screen) => (
        <Screen key={screen.title} screen={screen} />
      ))}
      {shown.length === 0 ? (
        <p className="text-ink-muted">{onlyDifferent ? 'None differs.' : 'No screen by that name.'}</p>
      ) : null}
    </>
  );
}

function Screen({ screen: { title: name, docsId, stories } }: { screen: LibraryElement }) {
  const [drawn, setDrawn] = useState(false);
  return (
    <section className="flex flex-col gap-3 [contain-intrinsic-size:auto_900px] [content-visibility:auto]">
      <div className="flex flex-wrap items-center gap-4">
        <h2 className="text-xl font-bold">
          <StoryLink
            storyId={docsId ?? stories[0]?.id ?? ''}
            className="underline decoration-line-strong underline-offset-4"
          >
            {name.split('/').slice(1).join(' / ') || name}
          </StoryLink>
        </h2>
        <button
          type="button"
          onClick={() => setDrawn(!drawn)}
          className="min-h-11 rounded-full border border-line-strong px-4 text-sm font-semibold"
        >
          {drawn ? 'Only what is stored' : 'Draw what is not stored'}
        </button>
      </div>
      <div className="overflow-x-auto">
        <table className="border-separate border-spacing-2 text-start">
          <thead>
            <tr className="text-start text-sm text-ink-muted">
              <th className="text-start font-normal">State</th>
              {looks.map((look) => (
                <th key={title(look)} className="text-start font-normal">
                  {title(look)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {stories.map(({ id, name: state }) => (
              <tr key={id}>
                <th className="min-w-36 align-top text-start text-sm font-semibold">{stateName(state)}</th>
                {looks.map((look) => (
                  <td key={title(look)} className="align-top">
                    <Cell id={id} name={`${stateName(state)}, ${title(look)}`} look={look} drawn={drawn} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

/** Width in px of a picture on the sheet. */
const sheet = { phone: 120, md: 180, xl: 240 };

function Cell({ id, name, look, drawn }: { id: string; name: string; look: LinkLook; drawn: boolean }) {
  const viewport = (look.viewport ?? 'phone') as keyof typeof sheet;
  const width = sheet[viewport];
  const stored = storedPicture(id, look);
  const scale = width / widths[viewport];
  return (
    <StoryLink storyId={id} look={look} title={name} className="flex flex-col gap-1">
      {stored ? (
        <img
          src={stored.src}
          alt={name}
          loading="lazy"
          decoding="async"
          style={{ width, height: 180 }}
          className="rounded-sm border border-line bg-canvas object-cover object-top"
        />
      ) : drawn ? (
        <LivePicture storyId={id} name={name} look={look} width={widths[viewport]} scale={scale} />
      ) : (
        <span style={{ width, height: 180 }} className="rounded-sm border border-dashed border-line-strong" />
      )}
      <span className={stored?.differs ? 'text-xs font-bold text-danger-text' : 'text-xs text-ink-muted'}>
        {stateOf(stored)}
      </span>
    </StoryLink>
  );
}

const stateOf = (stored: StoredPicture | undefined) =>
  stored ? (stored.differs ? 'Differs' : 'Stored') : 'Not stored';
