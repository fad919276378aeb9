/** The colours of one mail, in one scheme. Hex, because that is all that every mail program reads. */
export interface MailColours {
  canvas: string;
  card: string;
  /** Behind what is quoted. */
  quote: string;
  ink: string;
  muted: string;
  line: string;
  /** Behind the words of the button. */
  primary: string;
  onPrimary: string;
  /** The site's name. */
  brand: string;
}

/** What a niche changes (packages/ui/src/foundations/tokens/themes.css). */
interface Brand {
  radius: number;
  light: Pick<MailColours, 'primary' | 'brand'>;
  dark: Pick<MailColours, 'primary' | 'brand'>;
}

/**
 * The site's tokens as hex; a mail can read no style sheet. The stories of Mails/Sites compare each with the token that it is made from.
 */
const niches: Record<number, Brand> = {
  1: {
    radius: 12,
    light: { primary: '#d11957', brand: '#c41150' },
    dark: { primary: '#d22259', brand: '#ff8ea1' },
  },
  2: {
    radius: 16,
    light: { primary: '#c62385', brand: '#ba1c7c' },
    dark: { primary: '#c72a87', brand: '#f88fc2' },
  },
  3: {
    radius: 10,
    light: { primary: '#d4201e', brand: '#c71919' },
    dark: { primary: '#d52823', brand: '#ff9183' },
  },
  4: {
    radius: 14,
    light: { primary: '#9643d1', brand: '#8d3cc4' },
    dark: { primary: '#9847d1', brand: '#cf9cfa' },
  },
  5: {
    radius: 12,
    light: { primary: '#2568ed', brand: '#2060e0' },
    dark: { primary: '#296bed', brand: '#84b5ff' },
  },
  6: {
    radius: 16,
    light: { primary: '#b530a9', brand: '#aa2a9f' },
    dark: { primary: '#b736ab', brand: '#e993dd' },
  },
  7: {
    radius: 8,
    light: { primary: '#6e55e8', brand: '#664dda' },
    dark: { primary: '#6f58e8', brand: '#ada8ff' },
  },
};

const neutral = {
  light: {
    canvas: '#fdf9f7',
    card: '#ffffff',
    quote: '#f9f3f0',
    ink: '#221623',
    muted: '#6c5a67',
    line: '#e3d8d6',
    onPrimary: '#ffffff',
  },
  dark: {
    canvas: '#170d17',
    card: '#221623',
    quote: '#2d1f2d',
    ink: '#f9f3f0',
    muted: '#c5b8bf',
    line: '#3f2f3f',
    onPrimary: '#ffffff',
  },
};

export interface MailLook {
  radius: number;
  light: MailColours;
  dark: MailColours;
}

/** How a site's mails look. An unknown niche looks as the first. */
export function mailLook(niche: number): MailLook {
  const { radius, light, dark } = niches[niche] ?? (niches[1] as Brand);
  return { radius, light: { ...neutral.light, ...light }, dark: { ...neutral.dark, ...dark } };
}
