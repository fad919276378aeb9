import { ImageOffIcon, RotateCwIcon, ZoomInIcon, ZoomOutIcon } from 'lucide-react';
import { useEffect, useId, useRef, useState, type ComponentProps, type ReactNode } from 'react';

import { Spinner } from '../../feedback/spinner/index.ts';
import { cn } from '../../lib/cn.ts';
import { IconButton } from '../icon-button/index.ts';
import {
  cropOf,
  maxZoom,
  movedBy,
  settled,
  startView,
  turned,
  turnedSize,
  type CropView,
  type PhotoCrop,
  type Size,
} from './crop-geometry.ts';
import { CropPhoto } from './crop-photo.tsx';
import { useCropGestures } from './use-crop-gestures.ts';
import { ZoomSlider } from './zoom-slider.tsx';

export interface PhotoCropperProps extends Omit<ComponentProps<'div'>, 'onChange' | 'children'> {
  /** Address of the photo, such as one of `URL.createObjectURL(file)`. */
  src: string;
  /** Name of the movable area: "Photo, choose what to show". */
  label: string;
  /** Instructions below it: "Drag to move. Arrow keys and + and - work too." */
  hint?: ReactNode;
  /** @default 'portrait' */
  aspect?: 'square' | 'portrait';
  /** Called with the crop, initially and after every move. */
  onCropChange: (crop: PhotoCrop) => void;
  zoomLabel: string;
  zoomInLabel: string;
  zoomOutLabel: string;
  /** "Turn to the right" */
  rotateLabel: string;
  /** Shown while the photo is being read. */
  loadingLabel: string;
  /** Replaces a photo that cannot be read. */
  failure: ReactNode;
  /** The photo could not be read. */
  onFailure?: () => void;
  /** Least width of the crop in pixels, which limits the zoom. @default 300 */
  minWidth?: number;
  /** @default false */
  disabled?: boolean;
}

const ratios = { square: 1, portrait: 3 / 4 };

/** Chooses the section of a photo that others will see. It does not change the photo: it reports the rectangle and the rotation. */
export function PhotoCropper({
  src,
  label,
  hint,
  aspect = 'portrait',
  onCropChange,
  zoomLabel,
  zoomInLabel,
  zoomOutLabel,
  rotateLabel,
  loadingLabel,
  failure,
  onFailure,
  minWidth = 300,
  disabled = false,
  className,
  ...props
}: PhotoCropperProps) {
  const id = useId();
  const ratio = ratios[aspect];
  const [loaded, setLoaded] = useState<{ src: string; size: Size | null }>();
  const [view, setView] = useState<CropView>(startView);
  const current = loaded?.src === src ? loaded : undefined;
  const photo = current?.size ?? undefined;
  const most = photo ? maxZoom(photo, view.rotation, ratio, minWidth) : 1;
  const shown = photo ? settled(photo, ratio, view, most) : view;
  const crop = photo ? cropOf(photo, ratio, shown) : undefined;
  const key = crop ? Object.values(crop).join() : '';

  const tell = useRef({ crop, onCropChange });
  useEffect(() => {
    tell.current = { crop, onCropChange };
  });
  useEffect(() => {
    if (key !== '' && tell.current.crop) tell.current.onCropChange(tell.current.crop);
  }, [key]);

  const zoomTo = (zoom: number) => setView({ ...shown, zoom });
  const gestures = useCropGestures({
    view: shown,
    onMove: (share) => {
      if (photo) setView(movedBy(photo, ratio, shown, share));
    },
    onZoom: zoomTo,
    disabled: disabled || !photo,
  });
  const still = disabled || !photo;
  const close = still || most === 1;

  return (
    <div {...props} data-slot="photo-cropper" className={cn('flex w-full max-w-96 flex-col gap-3', className)}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it handles all keys itself */}
      <div
        {...gestures}
        role="application"
        aria-label={label}
        aria-describedby={hint ? `${id}-hint` : undefined}
        aria-busy={current === undefined || undefined}
        aria-disabled={disabled || undefined}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- moved by arrow keys
        tabIndex={still ? undefined : 0}
        data-slot="photo-cropper-frame"
        className={cn(
          'group relative w-full touch-none overflow-hidden rounded-lg bg-photo-blank select-none forced-colors:border',
          aspect === 'square' ? 'aspect-square' : 'aspect-[3/4]',
          still ? '' : 'cursor-grab active:cursor-grabbing',
          disabled && 'opacity-55',
        )}
      >
        {current?.size === null ? (
          <div className="absolute inset-0 grid place-content-center justify-items-center gap-2 px-6 text-center text-ink-on-photo">
            <ImageOffIcon aria-hidden className="size-8" />
            {failure}
          </div>
        ) : (
          <CropPhoto
            key={src}
            src={src}
            crop={crop}
            turned={photo ? turnedSize(photo, shown.rotation) : undefined}
            onSize={(size) => {
              setLoaded({ src, size });
              setView(startView);
              if (!size) onFailure?.();
            }}
          />
        )}
        {current === undefined ? (
          <span className="absolute inset-0 grid place-items-center text-ink-on-photo">
            <Spinner label={loadingLabel} />
          </span>
        ) : null}
      </div>
      <div className="flex items-center gap-1">
        <IconButton label={zoomOutLabel} disabled={close || shown.zoom <= 1} onClick={() => zoomTo(shown.zoom / 1.25)}>
          <ZoomOutIcon />
        </IconButton>
        <ZoomSlider label={zoomLabel} zoom={shown.zoom} most={most} disabled={close} onZoom={zoomTo} />
        <IconButton
          label={zoomInLabel}
          disabled={close || shown.zoom >= most}
          onClick={() => zoomTo(shown.zoom * 1.25)}
        >
          <ZoomInIcon />
        </IconButton>
        <IconButton
          label={rotateLabel}
          variant="outline"
          disabled={still}
          onClick={() => setView(turned(shown))}
          className="ms-2"
        >
          <RotateCwIcon />
        </IconButton>
      </div>
      {hint ? (
        <p id={`${id}-hint`} className="text-sm text-ink-muted">
          {hint}
        </p>
      ) : null}
    </div>
  );
}
