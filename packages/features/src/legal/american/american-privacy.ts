import type { Article } from '../article-view.tsx';

/** With `{names}` of values. `resell` marks a paragraph for sites that do, or do not, pass details to partners. */
export interface AmericanText {
  title: string;
  intro: string;
  sections: readonly { title: string; paragraphs: readonly (string | { resell: boolean; text: string })[] }[];
}

/**
 * The privacy text for readers of American English (LOC-01): not a translation, but the disclosures that the laws of the states demand.
 */
export function americanPrivacy(text: AmericanText, values: object, resell: boolean): Article {
  const known = new Map(Object.entries(values).map(([name, value]) => [name, String(value)]));
  const fill = (paragraph: string) => paragraph.replaceAll(/\{(\w+)\}/g, (_all, name: string) => known.get(name) ?? '');
  return {
    title: fill(text.title),
    intro: fill(text.intro),
    sections: text.sections.map(({ title, paragraphs }) => ({
      title,
      paragraphs: paragraphs
        .filter((paragraph) => typeof paragraph === 'string' || paragraph.resell === resell)
        .map((paragraph) => fill(typeof paragraph === 'string' ? paragraph : paragraph.text)),
    })),
  };
}
