export type PhotoFormat = 'jpeg' | 'png' | 'webp' | 'avif';

const ascii = (bytes: Uint8Array, from: number, to: number) => Buffer.from(bytes.subarray(from, to)).toString('latin1');

/** What a file is by its first bytes; names and content types are the sender's claims. undefined: none of ours. */
export function sniffPhoto(bytes: Uint8Array): PhotoFormat | undefined {
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return 'jpeg';
  if (ascii(bytes, 0, 8) === '\x89PNG\r\n\x1a\n') return 'png';
  if (ascii(bytes, 0, 4) === 'RIFF' && ascii(bytes, 8, 12) === 'WEBP') return 'webp';
  return isAvif(bytes) ? 'avif' : undefined;
}

/** AVIF and HEIC share their container; only the brands of the first box tell them apart (ISO/IEC 14496-12, `ftyp`). */
function isAvif(bytes: Uint8Array): boolean {
  if (bytes.length < 16 || ascii(bytes, 4, 8) !== 'ftyp') return false;
  const size = Math.min(Buffer.from(bytes.subarray(0, 4)).readUInt32BE(), bytes.length, 256);
  const brands = [ascii(bytes, 8, 12)];
  for (let at = 16; at + 4 <= size; at += 4) brands.push(ascii(bytes, at, at + 4));
  return (
    brands.some((brand) => brand === 'avif' || brand === 'avis') && !brands.some((brand) => /^he[ivx]/.test(brand))
  );
}
