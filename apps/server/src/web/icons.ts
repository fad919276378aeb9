import { mailLook } from '../platform/mail/mail-colours.ts';

/** The line of the mark, in a square of 40: it enters at the left edge, becomes a heart and leaves at the right one. */
const line =
  'M-4 31.4C8 32.2 15 31.8 20 27.9c5.5-4.1 9-7.2 9-11.1 0-3.1-2.2-5.3-4.8-5.3-1.9 0-3.4 1.1-4.2 3-.8-1.9-2.3-3-4.2-3-2.6 0-4.8 2.2-4.8 5.3 0 3.9 3.5 7 9 11.1 5 3.9 12 4.3 24 3.5';

const glyphs: Record<string, string> = {
  messages: 'M12 14.5a3 3 0 0 1 3-3h10a3 3 0 0 1 3 3v7a3 3 0 0 1-3 3h-6l-4.5 4v-4a2.5 2.5 0 0 1-2.5-2.5z',
  search: 'M18.5 12a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13zM23.2 23.2l5.3 5.3',
  likes:
    'M20 28.5c-5-3.7-8.5-6.8-8.5-10.7 0-2.8 2-4.8 4.4-4.8 1.7 0 3.2 1 4.1 2.6.9-1.6 2.4-2.6 4.1-2.6 2.4 0 4.4 2 4.4 4.8 0 3.9-3.5 7-8.5 10.7z',
};

interface Icon {
  pixels: number;
  /** For devices that crop it to any shape: colour to the edge, the heart within the middle four fifths. */
  full?: boolean;
  glyph?: string;
}

/** The pictures of the installed app by the name in their address (NAV-12). */
export const icons: Record<string, Icon> = {
  'icon-192': { pixels: 192 },
  'icon-512': { pixels: 512 },
  'maskable-512': { pixels: 512, full: true },
  // iOS rounds it by itself, and shows transparency as black.
  'apple-touch': { pixels: 180, full: true },
  ...Object.fromEntries(Object.entries(glyphs).map(([name, glyph]) => [name, { pixels: 96, glyph }])),
};

/** A picture in the colours of a site's niche. */
export async function drawIcon({ pixels, full = false, glyph }: Icon, niche: number): Promise<Buffer> {
  // Drawn once for each site, and never if nobody installs it.
  const { default: sharp } = await import('sharp');
  return sharp(Buffer.from(svgOf({ pixels, full, ...(glyph === undefined ? {} : { glyph }) }, niche)))
    .png({ compressionLevel: 9 })
    .toBuffer();
}

function svgOf({ pixels, full, glyph }: Icon, niche: number): string {
  const { light, dark } = mailLook(niche);
  const corner = full ? 0 : glyph === undefined ? 10 : 20;
  const stroke = `fill="none" stroke="${light.onPrimary}" stroke-linecap="round" stroke-linejoin="round"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40" width="${pixels}" height="${pixels}">
<defs>
<linearGradient id="ground" x1="0" y1="40" x2="40" y2="0" gradientUnits="userSpaceOnUse"><stop stop-color="${light.brand}"/><stop offset=".55" stop-color="${light.primary}"/><stop offset="1" stop-color="${dark.primary}"/></linearGradient>
<clipPath id="shape"><rect width="40" height="40" rx="${corner}"/></clipPath>
</defs>
<g clip-path="url(#shape)"><rect width="40" height="40" fill="url(#ground)"/><path d="${glyph ?? line}" ${stroke} stroke-width="${glyph === undefined ? 2.9 : 2.4}"/></g>
</svg>`;
}
