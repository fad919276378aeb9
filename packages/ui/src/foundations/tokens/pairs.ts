export interface ColourPair {
  /** Token of the text or mark, without its dashes. */
  front: string;
  /** Token of the ground below it. */
  back: string;
  /** Least contrast by WCAG 2.2 AA: 4.5 for text, 3 for marks and edges. */
  least: 4.5 | 3;
}

const grounds = ['canvas', 'surface', 'surface-raised', 'surface-sunken', 'surface-hover', 'surface-selected'];
const plain = ['canvas', 'surface', 'surface-raised', 'surface-sunken'];
const tones = ['info', 'success', 'warning', 'danger', 'gold'];

const each = (fronts: string[], backs: string[], least: 4.5 | 3): ColourPair[] =>
  fronts.flatMap((front) => backs.map((back) => ({ front, back, least })));

/** Every pair of colours that components may combine; the test checks all of them. */
export const colourPairs: ColourPair[] = [
  ...each(['ink', 'ink-muted', 'ink-subtle', 'primary-text'], grounds, 4.5),
  ...each(['ink'], [...tones.map((tone) => `${tone}-surface`), 'primary-soft', 'surface-skeleton'], 4.5),
  ...each(['ink-inverse'], ['surface-inverse'], 4.5),
  ...each(['on-primary'], ['primary', 'primary-hover', 'primary-active'], 4.5),
  ...each(['on-strong'], ['strong', 'strong-hover', 'strong-active'], 4.5),
  ...each(['ink'], ['soft', 'soft-hover', 'notice'], 4.5),
  ...each(['ink-muted', ...tones.map((tone) => `${tone}-text`)], ['notice'], 4.5),
  ...each(['on-primary-soft'], ['primary-soft', 'primary-soft-hover'], 4.5),
  ...tones.flatMap((tone) => each([`${tone}-text`], [`${tone}-surface`, ...plain], 4.5)),
  ...each(['on-solid'], ['info-solid', 'success-solid', 'danger-solid'], 4.5),
  ...each(['on-warning-solid'], ['warning-solid'], 4.5),
  ...each(['on-gold-solid'], ['gold-solid'], 4.5),
  ...each(['line-strong', 'focus', 'primary', 'strong'], plain, 3),
  ...each(['focus'], ['primary-soft', 'surface-selected', 'soft', 'notice'], 3),
  ...each(['online'], plain, 3),
];

/**
 * Grounds of the dark theme that lie on each other, the lowest first: shadows are invisible there, so each must differ visibly from the
 * one below.
 */
export const elevations = ['canvas', 'surface', 'surface-raised'];

/** Colours that nobody needs to distinguish to read or use anything: dividing lines, and placeholders of pictures. */
export const decoration = [
  'line',
  ...tones.map((tone) => `${tone}-border`),
  'photo-blank',
  // Below a dialog, which has its own ground.
  'scrim',
  'scrim-heavy',
  // Measured on the veils below.
  'ink-on-photo',
  'focus-on-photo',
];

/** Veils on photographs: white text on them must be legible even on a white picture. */
export const photoVeils = ['photo-scrim', 'photo-scrim-text', 'photo-veil'];
