import { use } from 'react';
import notes from 'virtual:element-notes';

import type { ElementNotes } from '../../packages/ui/src/testing/element-notes.ts';

interface Entry {
  id: string;
  type: 'story' | 'docs';
  title: string;
  name: string;
  importPath: string;
}
export interface LibraryElement {
  title: string;
  /** `UI/Chat`, `Screens/Credits` */
  group: string;
  name: string;
  docsId: string | undefined;
  /** Its stories file, from the root of the repository. */
  file: string;
  notes: ElementNotes | undefined;
  stories: { id: string; name: string }[];
}

let library: Promise<LibraryElement[]> | undefined;

async function readLibrary(): Promise<LibraryElement[]> {
  const { entries } = (await (await fetch('./index.json')).json()) as { entries: Record<string, Entry> };
  const all = Object.values(entries).filter(({ importPath }) => importPath.endsWith('.stories.tsx'));
  return [...Map.groupBy(all, ({ title }) => title)].map(([title, items]) => ({
    title,
    group: title.split('/').slice(0, -1).join('/'),
    name: title.split('/').at(-1) ?? title,
    file: items[0]?.importPath ?? '',
    docsId: items.find(({ type }) => type === 'docs')?.id,
    notes: items.map(({ importPath }) => notes[importPath]).find(Boolean),
    stories: items.filter(({ type }) => type === 'story').map(({ id, name }) => ({ id, name })),
  }));
}

/** All elements and screens of this Storybook. Suspends until they are loaded. */
export const useLibrary = (): LibraryElement[] => use((library ??= readLibrary()));
