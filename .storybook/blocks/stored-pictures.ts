import pictures from 'virtual:pictures';

import { initialLook, widths } from '../look/look.ts';
import type { LinkLook } from './story-link.tsx';

export interface StoredPicture {
  /** `<id of the story>.<look>` */
  name: string;
  src: string;
  /** Width in px of the window that it was taken in. */
  width: number;
  /** The last picture run on this machine found a difference. */
  differs: boolean;
}

/** Window width of the stored pictures of elements (tests/visual/support/looks.ts). */
const element = 420;
const different = new Set(pictures.different);
const byStory = Map.groupBy(pictures.stored, (name) => name.slice(0, name.indexOf('.')));

const pictureOf = (name: string): StoredPicture => ({
  name,
  src: `./pictures/${name}.webp`,
  width: Number.parseInt(name.slice(name.indexOf('.') + 1), 10),
  differs: different.has(name),
});

/** All stored pictures of a story. */
export const picturesOf = (storyId: string): StoredPicture[] => (byStory.get(storyId) ?? []).map(pictureOf);

/** The stored picture of a story in exactly this look; elements have their own window width. */
export function storedPicture(storyId: string, look: LinkLook): StoredPicture | undefined {
  const { theme, locale, viewport, site, text, motion, colours } = { ...initialLook, viewport: 'phone', ...look };
  const asStored = [site === initialLook.site, text === initialLook.text, motion === initialLook.motion];
  if (asStored.includes(false) || colours !== initialLook.colours) return undefined;
  const width = widths[viewport as keyof typeof widths];
  const ending = `-${theme}${locale === initialLook.locale ? '' : `-${locale}`}`;
  const wanted = [width, ...(viewport === 'phone' ? [element] : [])].map((each) => `${storyId}.${each}${ending}`);
  const name = byStory.get(storyId)?.find((stored) => wanted.includes(stored));
  return name ? pictureOf(name) : undefined;
}

/** The stored picture for a thumbnail of the story. */
export const thumbnailOf = (storyId: string, theme = initialLook.theme): StoredPicture | undefined => {
  const pictures = picturesOf(storyId);
  return pictures.find(({ name }) => name.endsWith(`-${theme}`)) ?? pictures[0];
};
