/** The colours of one mail, in one scheme. Hex, because all mail programs can read it. */
export interface MailColours {
  canvas: string;
  card: string;
  /** Background of quotes. */
  quote: string;
  ink: string;
  muted: string;
  line: string;
  /** Background of the button. */
  primary: string;
  onPrimary: string;
  /** The site's name. */
  brand: string;
}

/** The values that differ by niche (packages/ui/src/foundations/tokens/themes.css). */
interface Brand {
  radius: number;
  light: Pick<MailColours, 'primary' | 'brand'>;
  dark: Pick<MailColours, 'primary' | 'brand'>;
}

/** The site's tokens as hex, because a mail cannot read style sheets. The stories of Mails/Sites compare each with its token. */
const niches: Record<number, Brand> = {
  1: {
    radius: 12,
    light: { primary: '#d11957', brand: '#c41150' },
    dark: { primary: '#d32e5e', brand: '#ff93a5' },
  },
  2: {
    radius: 16,
    light: { primary: '#c62385', brand: '#ba1c7c' },
    dark: { primary: '#c83489', brand: '#f993c5' },
  },
  3: {
    radius: 10,
    light: { primary: '#d4201e', brand: '#c71919' },
    dark: { primary: '#d6332c', brand: '#ff9688' },
  },
  4: {
    radius: 14,
    light: { primary: '#9643d1', brand: '#8d3cc4' },
    dark: { primary: '#9a4dd2', brand: '#d1a1fb' },
  },
  5: {
    radius: 12,
    light: { primary: '#2568ed', brand: '#2060e0' },
    dark: { primary: '#3070ed', brand: '#89b8ff' },
  },
  6: {
    radius: 16,
    light: { primary: '#b530a9', brand: '#aa2a9f' },
    dark: { primary: '#b83eac', brand: '#eb98df' },
  },
  7: {
    radius: 8,
    light: { primary: '#6e55e8', brand: '#664dda' },
    dark: { primary: '#725ee8', brand: '#b0acff' },
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
    canvas: '#181210',
    card: '#241c1a',
    quote: '#3c312e',
    ink: '#f9f3f0',
    muted: '#c6bbb6',
    line: '#493d39',
    onPrimary: '#ffffff',
  },
};

export interface MailLook {
  radius: number;
  light: MailColours;
  dark: MailColours;
}

/** The design of a site's mails. An unknown niche gets that of the first. */
export function mailLook(niche: number): MailLook {
  const { radius, light, dark } = niches[niche] ?? (niches[1] as Brand);
  return { radius, light: { ...neutral.light, ...light }, dark: { ...neutral.dark, ...dark } };
}
