import type { PhotoCrop, Size } from './crop-geometry.ts';

export interface CropPhotoProps {
  src: string;
  /** Undefined until the photo's size is known; then nothing shows. */
  crop: PhotoCrop | undefined;
  /** Size of the rotated photo. */
  turned: Size | undefined;
  /** Size of the unrotated photo; null if it cannot be read. */
  onSize: (size: Size | null) => void;
}

const percent = (part: number, whole: number) => `${(part / whole) * 100}%`;

/** The photo behind the frame, positioned by percentages of the frame, so that a change of the frame needs no measuring. */
export function CropPhoto({ src, crop, turned, onSize }: CropPhotoProps) {
  const sideways = crop ? crop.rotation % 180 !== 0 : false;
  return (
    <>
      <div
        className="pointer-events-none absolute"
        style={
          crop && turned
            ? {
                width: percent(turned.width, crop.width),
                height: percent(turned.height, crop.height),
                left: percent(-crop.x, crop.width),
                top: percent(-crop.y, crop.height),
              }
            : { opacity: 0 }
        }
      >
        <img
          src={src}
          alt=""
          draggable={false}
          onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) =>
            onSize(width > 0 && height > 0 ? { width, height } : null)
          }
          onError={() => onSize(null)}
          className="absolute top-1/2 left-1/2 max-w-none filter-none"
          style={
            crop && turned
              ? {
                  width: percent(sideways ? turned.height : turned.width, turned.width),
                  height: percent(sideways ? turned.width : turned.height, turned.height),
                  transform: `translate(-50%, -50%) rotate(${crop.rotation}deg)`,
                }
              : undefined
          }
        />
      </div>
      {/* Lines at the thirds, to align eyes and horizon, while it moves. */}
      <div
        aria-hidden
        className="pointer-events-none absolute inset-0 opacity-0 transition-opacity duration-150 group-focus-visible:opacity-100 group-active:opacity-100 forced-colors:hidden"
      >
        <span className="absolute inset-x-0 top-1/3 bottom-1/3 border-y border-ink-on-photo opacity-60" />
        <span className="absolute inset-y-0 right-1/3 left-1/3 border-x border-ink-on-photo opacity-60" />
      </div>
    </>
  );
}
