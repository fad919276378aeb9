import { Suspense } from 'react';
import uses from 'virtual:uses';

import { StoryLink } from './story-link.tsx';
import { useLibrary } from './use-library.ts';

/** The screens that use the element of a folder (`chat/chat-footer`), directly or inside another element. */
export function UsedOn({ place }: { place: string }) {
  return (
    <Suspense>
      <Screens files={uses[place] ?? []} />
    </Suspense>
  );
}

function Screens({ files }: { files: string[] }) {
  const screens = useLibrary().filter(({ file }) => files.includes(file));
  if (screens.length === 0) return <p className="text-ink-muted">On no screen yet.</p>;
  return (
    <ul className="flex flex-wrap gap-2">
      {screens.map(({ title, docsId, stories }) => (
        <li key={title}>
          <StoryLink
            storyId={docsId ?? stories[0]?.id ?? ''}
            className="block rounded-full border border-line-strong px-3 py-1.5 text-sm text-ink hover:bg-surface-hover"
          >
            {title.split('/').slice(1).join(' / ')}
          </StoryLink>
        </li>
      ))}
    </ul>
  );
}
