import { limits } from '@heartline/api-client';
import type { PhotoCrop } from '@heartline/ui/controls/photo-cropper';

import { largestFile } from './upload-rules.ts';

/** Nearly lossless: the server encodes it again. */
const quality = 0.95;
/** Pixels of a copy: Safari on phones draws up to 16.7 megapixels, and the server keeps 1600 a side. */
const mostPixels = 12_000_000;

export interface DrawnCopy {
  copy: File;
  /** Ratio of its sides to those of the photo, at most 1. */
  scale: number;
}

/**
 * The photo as this browser shows it, as an ordinary JPEG of at most 12 megapixels.
 * @throws DOMException if the browser cannot read or draw it
 */
export async function drawnCopy(file: File): Promise<DrawnCopy> {
  return await withImage(file, async (image) => {
    await image.decode();
    const { naturalWidth, naturalHeight } = image;
    const scale = Math.min(1, Math.sqrt(mostPixels / (naturalWidth * naturalHeight)));
    const canvas = document.createElement('canvas');
    canvas.width = Math.max(1, Math.floor(naturalWidth * scale));
    canvas.height = Math.max(1, Math.floor(naturalHeight * scale));
    const pen = canvas.getContext('2d');
    if (!pen) throw new DOMException('no canvas', 'NotSupportedError');
    // The server makes transparency white, too.
    pen.fillStyle = 'white';
    pen.fillRect(0, 0, canvas.width, canvas.height);
    pen.imageSmoothingQuality = 'high';
    pen.drawImage(image, 0, 0, canvas.width, canvas.height);
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality));
    // Safari on phones counts a canvas's pixels until it is collected, and refuses new ones beyond a total.
    canvas.width = 0;
    if (!blob) throw new DOMException('too large to draw', 'EncodingError');
    return { copy: new File([blob], file.name.replace(/(\.\w+)?$/, '.jpg'), { type: blob.type }), scale };
  });
}

/** The same crop on a copy: whole pixels, all of them inside it. */
export const cropOfCopy = ({ rotation, x, y, width, height }: PhotoCrop, scale: number): PhotoCrop => ({
  rotation,
  x: Math.floor(x * scale),
  y: Math.floor(y * scale),
  width: Math.max(1, Math.floor(width * scale)),
  height: Math.max(1, Math.floor(height * scale)),
});

/** Whether a photo is larger than the server takes. A photo that this browser cannot read is left to the server. */
export async function isOversized(file: File): Promise<boolean> {
  if (file.size > largestFile) return true;
  return await withImage(file, async (image) => {
    // Reads the size before decoding, which is what takes memory.
    const { naturalWidth, naturalHeight } = await new Promise<HTMLImageElement>((resolve) => {
      image.onload = image.onerror = () => resolve(image);
    });
    return naturalWidth * naturalHeight > limits.photoMegapixels * 1_000_000;
  });
}

async function withImage<T>(file: File, work: (image: HTMLImageElement) => Promise<T>): Promise<T> {
  const image = new Image();
  image.src = URL.createObjectURL(file);
  try {
    return await work(image);
  } finally {
    URL.revokeObjectURL(image.src);
  }
}
