import { readFileSync } from 'node:fs';

import { readStories } from '../../tools/elements/read-stories.ts';
import { root } from '../../tools/lib/process.ts';

interface Entry {
  type: string;
  importPath: string;
  tags?: string[];
  anchors?: { id: string; title: string }[];
}
interface Generator {
  getIndex: () => Promise<{ entries: Record<string, Entry> }>;
}

const wrapped = new WeakSet<Generator>();

/**
 * Storybook indexes an element by its name only. This adds its synonyms as headings of its page, which the sidebar's search finds, and
 * its status as a tag, which the sidebar shows.
 */
export const searchableIndex = {
  storyIndexGenerator: async (before: Promise<Generator>): Promise<Generator> => {
    const generator = await before;
    if (wrapped.has(generator)) return generator;
    wrapped.add(generator);
    const getIndex = generator.getIndex.bind(generator);
    generator.getIndex = async () => {
      const index = await getIndex();
      return {
        ...index,
        entries: Object.fromEntries(Object.entries(index.entries).map(([id, entry]) => [id, withNotes(entry)])),
      };
    };
    return generator;
  },
};

function withNotes(entry: Entry): Entry {
  if (!entry.importPath.endsWith('.stories.tsx')) return entry;
  const { notes } = readStories(entry.importPath, readFileSync(`${root}${entry.importPath}`, 'utf8'));
  const anchors = (notes?.synonyms ?? []).map((title) => ({ id: `also-${title.replaceAll(' ', '-')}`, title }));
  const tags = notes?.status && notes.status !== 'stable' ? [notes.status] : [];
  return {
    ...entry,
    tags: [...(entry.tags ?? []), ...tags],
    ...(entry.type === 'docs' ? { anchors: [...anchors, ...(entry.anchors ?? [])] } : {}),
  };
}
