type Rgb = [red: number, green: number, blue: number];

const canvas = () => {
  const context = Object.assign(document.createElement('canvas'), { width: 1, height: 1 }).getContext('2d', {
    willReadFrequently: true,
  });
  if (!context) throw new Error('This browser has no canvas');
  return context;
};

/** The rendered colour of CSS colours on top of each other: the browser itself converts from OKLCH. */
export function painted(...layers: string[]): Rgb {
  const context = canvas();
  for (const layer of layers) {
    context.fillStyle = layer;
    context.fillRect(0, 0, 1, 1);
  }
  const [red = 0, green = 0, blue = 0] = context.getImageData(0, 0, 1, 1).data;
  return [red, green, blue];
}

/** WCAG 2.2, relative luminance. */
function luminance([red, green, blue]: Rgb): number {
  const linear = (value: number) => (value <= 10 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4);
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

/** WCAG 2.2 contrast of two CSS colours, 1 to 21. Later backs lie on earlier ones. */
export function contrast(front: string, ...backs: string[]): number {
  const [one, two] = [luminance(painted(...backs, front)), luminance(painted(...backs))];
  return (Math.max(one, two) + 0.05) / (Math.min(one, two) + 0.05);
}

/** Lightness (0 to 1), chroma and hue of a CSS colour written in OKLCH, as all of ours are. */
export function oklchOf(colour: string): { lightness: number; chroma: number; hue: number } {
  const [lightness = NaN, chroma = NaN, hue = NaN] = (/^oklch\(([^)/]+)/.exec(colour)?.[1] ?? '')
    .trim()
    .split(/\s+/)
    .map(Number);
  return { lightness, chroma, hue };
}

/** The value of a colour token at an element, in its theme and in light or dark. */
export function tokenAt(element: Element, token: string): string {
  const probe = document.createElement('span');
  probe.style.color = `var(--${token})`;
  element.append(probe);
  const value = getComputedStyle(probe).color;
  probe.remove();
  return value;
}
