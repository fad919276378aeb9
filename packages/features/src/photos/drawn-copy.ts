/** Nearly lossless: it is encoded once more at the server. */
const quality = 0.95;

/**
 * The photo as this browser shows it. AVIF may carry a crop box, turns and mirrors of its own, which browsers and decoders do not all
 * follow: a part that was chosen on the picture here means the same at the server only if both have the same picture.
 * @throws DOMException when the browser cannot read or draw it
 */
export async function drawnCopy(file: File): Promise<File> {
  const src = URL.createObjectURL(file);
  try {
    const image = new Image();
    image.src = src;
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = image.naturalWidth;
    canvas.height = image.naturalHeight;
    const pen = canvas.getContext('2d');
    if (!pen) throw new DOMException('no canvas', 'NotSupportedError');
    // What is transparent is white at the server too.
    pen.fillStyle = 'white';
    pen.fillRect(0, 0, canvas.width, canvas.height);
    pen.drawImage(image, 0, 0);
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality));
    if (!blob) throw new DOMException('too large to draw', 'EncodingError');
    return new File([blob], file.name.replace(/\.avif$/i, '.jpg'), { type: blob.type });
  } finally {
    URL.revokeObjectURL(src);
  }
}
