/** Width, theme and language of one picture of a story. */
export interface Look {
  width: number;
  theme: 'light' | 'dark';
  /** German words are among the longest. */
  locale?: 'de';
}

/** Width, theme and language that a story sets for itself, as the toolbars of Storybook would. */
export interface OwnLook {
  width?: number | undefined;
  theme?: Look['theme'] | undefined;
  locale?: string | undefined;
}

const [phone, element, desktop] = [360, 420, 1200];
/** Window heights by width, for the sizes of Storybook's toolbar and for elements; a longer page is drawn to its end. */
const heights: Record<number, number> = {
  320: 256,
  [phone]: 740,
  [element]: 640,
  576: 900,
  768: 1024,
  992: 800,
  [desktop]: 900,
};
export const sizeOf = (width: number) => ({ width, height: heights[width] ?? 900 });

const looks: Record<string, Look[]> = {
  UI: [
    { width: element, theme: 'light' },
    { width: element, theme: 'dark' },
  ],
  Screens: [
    { width: phone, theme: 'light' },
    { width: desktop, theme: 'light' },
    { width: desktop, theme: 'dark' },
    { width: phone, theme: 'light', locale: 'de' },
  ],
};
const others: Look[] = [
  { width: phone, theme: 'light' },
  { width: desktop, theme: 'light' },
];

/** The pictures of a story; it is mounted for the first. A story that sets its own width, theme or language keeps it. */
export function looksOf(title: string, own: OwnLook): [Look, ...Look[]] {
  const all = (looks[title.split('/')[0] ?? ''] ?? others)
    .filter(({ locale }) => !locale || !own.locale)
    .map((look) => ({ ...look, width: own.width ?? look.width, theme: own.theme ?? look.theme }));
  const [first, ...rest] = [...new Map(all.map((look) => [nameOf(look), look])).values()];
  return [first!, ...rest];
}

export const nameOf = ({ width, theme, locale }: Look) => [width, theme, locale].filter(Boolean).join('-');
