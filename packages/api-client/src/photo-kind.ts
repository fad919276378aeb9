export type PhotoKind = 'jpeg' | 'png' | 'webp' | 'avif';

/** Bytes from the start of a file that are enough to recognize its kind. */
export const photoStart = 256;

/**
 * The kind of a photo by its first bytes, as names and content types are only the sender's claims. Undefined for any kind we do not
 * take.
 */
export function photoKindOf(start: Uint8Array): PhotoKind | undefined {
  if (start[0] === 0xff && start[1] === 0xd8 && start[2] === 0xff) return 'jpeg';
  if (latin(start, 0, 8) === '\x89PNG\r\n\x1a\n') return 'png';
  if (latin(start, 0, 4) === 'RIFF' && latin(start, 8, 12) === 'WEBP') return 'webp';
  return isAvif(start) ? 'avif' : undefined;
}

/** AVIF and HEIC share their container; only the brands of the first box tell them apart (ISO/IEC 14496-12, `ftyp`). */
function isAvif(start: Uint8Array): boolean {
  if (start.length < 16 || latin(start, 4, 8) !== 'ftyp') return false;
  const size = Math.min(new DataView(start.buffer, start.byteOffset).getUint32(0), start.length, photoStart);
  const brands = [latin(start, 8, 12)];
  for (let at = 16; at + 4 <= size; at += 4) brands.push(latin(start, at, at + 4));
  return (
    brands.some((brand) => brand === 'avif' || brand === 'avis') && !brands.some((brand) => /^he[ivx]/.test(brand))
  );
}

const latin = (bytes: Uint8Array, from: number, to: number) => String.fromCharCode(...bytes.subarray(from, to));
