/** Variables that a partner may set on the element or above it, with our variable that each replaces, and its allowed values. */
const variables = [
  // Greens, cyans and light blues are too light at our lightness: text on them would be illegible.
  { name: '--heartline-hue', ours: '--hue-primary', fits: (text: string) => fitsHue(Number(text)) },
  { name: '--heartline-radius', ours: '--radius-base', fits: (text: string) => /^\d{1,2}(\.\d+)?px$/.test(text) },
];

const fitsHue = (hue: number) => (hue >= 0 && hue <= 35) || (hue >= 262 && hue <= 360);

/** Takes the allowed variables over from the present host page. Our text size is that of the reader's browser. */
export function takeHostStyle(root: HTMLElement): void {
  const given = getComputedStyle(root);
  root.style.setProperty('--rem', given.fontSize);
  for (const { name, ours, fits } of variables) {
    const value = given.getPropertyValue(name).trim();
    if (value !== '' && fits(value)) root.style.setProperty(ours, value);
    else root.style.removeProperty(ours);
  }
}
