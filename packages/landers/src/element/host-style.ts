/** Variables that a partner may set on the element or above it, each with that of ours which it stands for, and what it may be. */
const variables = [
  // Greens and cyans are too light at our lightness: no text on them could be read.
  { name: '--heartline-hue', ours: '--hue-primary', fits: (text: string) => fitsHue(Number(text)) },
  { name: '--heartline-radius', ours: '--radius-base', fits: (text: string) => /^\d{1,2}(\.\d+)?px$/.test(text) },
];

const fitsHue = (hue: number) => (hue >= 0 && hue <= 35) || (hue >= 250 && hue <= 360);

/** Takes over from the host page what it may choose. Our own letters have the size that the reader's browser is set to. */
export function takeHostStyle(root: HTMLElement): void {
  const given = getComputedStyle(root);
  root.style.setProperty('--rem', given.fontSize);
  for (const { name, ours, fits } of variables) {
    const value = given.getPropertyValue(name).trim();
    if (value !== '' && fits(value)) root.style.setProperty(ours, value);
  }
}
