import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';

import { mailLook } from '../../platform/mail/mail-colours.ts';

/** The data that the preview picture is drawn from. */
export interface SharePicture {
  /** The site's name. */
  name: string;
  /** Its claim, in the viewer's language. */
  claim: string;
  niche: number;
}

/** Pixels, as required by the networks that show it. */
export const shareSize = { width: 1200, height: 630 };
/** Version of the drawing: a new one changes the address. */
const drawing = 1;

/** Identifies a picture by everything it is drawn from, without drawing it. */
export const hashOfPicture = (picture: SharePicture): string =>
  createHash('sha256')
    .update(JSON.stringify([drawing, picture.name, picture.claim, picture.niche]))
    .digest('hex')
    .slice(0, 16);

/** The font of headlines from its file: independent of the fonts on the machine. */
const font = 'Fraunces SemiBold';
const fontfile = fileURLToPath(import.meta.resolve('@expo-google-fonts/fraunces/600SemiBold/Fraunces_600SemiBold.ttf'));

/** The box and the font size of each text, in pixels: longer texts are set smaller, in whole words. */
const places = {
  name: { left: 84, top: 66, width: 1000, height: 52, size: 40 },
  claim: { left: 84, top: 158, width: 690, height: 282, size: 76 },
};
/** Step in pixels for trying a narrower text. */
const narrower = 30;

/** The background in the site's colours, its line, name and claim. It shows no person, so it can stand for every page (NAV-14). */
export async function drawSharePicture({ name, claim, niche }: SharePicture): Promise<Buffer> {
  // Drawn once for each site and language, and never if nothing is shared.
  const { default: sharp } = await import('sharp');
  const { onPrimary } = mailLook(niche).light;

  async function written(text: string, { left, top, width, height, size }: (typeof places)['name']) {
    const markup = `<span foreground="${onPrimary}">${inMarkup(text)}</span>`;
    const draw = (room: object) =>
      sharp({ text: { text: markup, font: `${font} ${size}`, fontfile, rgba: true, ...room } })
        .png()
        .toBuffer({ resolveWithObject: true });
    let drawn = await draw({ width, dpi: 72 });
    if (drawn.info.height > height || drawn.info.width > width) drawn = await draw({ width, height });
    const { textAutofitDpi: dpi = 72 } = drawn.info;
    // As narrow as the same number of lines allows: no single word on the last line.
    for (let room = width - narrower; room > width / 2; room -= narrower) {
      const next = await draw({ width: room, dpi });
      if (next.info.height > drawn.info.height + size / 2 || next.info.width > room) break;
      drawn = next;
    }
    return { input: drawn.data, left, top: top + Math.round((height - drawn.info.height) / 2) };
  }

  const texts = await Promise.all([written(name, places.name), written(claim, places.claim)]);
  return sharp(Buffer.from(groundOf(niche)))
    .composite(texts)
    .png({ compressionLevel: 9, palette: true })
    .toBuffer();
}

/** The line of the mark (`icons.ts`), here entering and leaving at the edges of the picture. */
const line =
  'M-60 35C-44 27-24 29.8-4 31.4C8 32.2 15 31.8 20 27.9c5.5-4.1 9-7.2 9-11.1 0-3.1-2.2-5.3-4.8-5.3-1.9 0-3.4 1.1-4.2 3-.8-1.9-2.3-3-4.2-3-2.6 0-4.8 2.2-4.8 5.3 0 3.9 3.5 7 9 11.1 5 3.9 12 4.3 24 3.5';

function groundOf(niche: number): string {
  const { light, dark } = mailLook(niche);
  const { width, height } = shareSize;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">
<defs>
<linearGradient id="ground" x1="0" y1="${height}" x2="${width}" y2="0" gradientUnits="userSpaceOnUse"><stop stop-color="${light.brand}"/><stop offset=".55" stop-color="${light.primary}"/><stop offset="1" stop-color="${dark.primary}"/></linearGradient>
</defs>
<rect width="${width}" height="${height}" fill="url(#ground)"/>
<path transform="translate(664 58) scale(15.4)" d="${line}" fill="none" stroke="${light.onPrimary}" stroke-width="1.5" stroke-linecap="round" stroke-linejoin="round"/>
</svg>`;
}

const inMarkup = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
