import { cn } from '../../lib/cn.ts';
import { fadesIn } from '../../lib/fades-in.ts';
import { PhotoBlank } from '../photo-blank.tsx';

interface ModalPortraitProps {
  /** Provides the initial if there is no photo. */
  name: string;
  photoUrl?: string | null | undefined;
  /** Mean colour of the photo, as CSS: shown until it is loaded. */
  photoColour?: string | null | undefined;
  /** The member's name. Empty if a button or link around it has it. @default '' */
  alt?: string;
  className?: string;
}

/** A portrait like a print on paper: 3:4 with a pale edge. */
export function ModalPortrait({ name, photoUrl, photoColour, alt = '', className }: ModalPortraitProps) {
  return (
    <span
      className={cn(
        'block aspect-3/4 overflow-hidden rounded-lg border-4 border-surface-raised bg-surface-skeleton shadow-float',
        className,
      )}
      style={photoUrl && photoColour ? { backgroundColor: photoColour } : undefined}
    >
      {photoUrl ? (
        <img
          ref={fadesIn}
          src={photoUrl}
          alt={alt}
          draggable={false}
          className="photo-arrives size-full object-cover object-[50%_22%]"
        />
      ) : (
        <PhotoBlank name={name} />
      )}
    </span>
  );
}
