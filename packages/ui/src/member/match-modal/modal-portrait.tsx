import { cn } from '../../lib/cn.ts';
import { PhotoBlank } from '../photo-blank.tsx';

interface ModalPortraitProps {
  photoUrl?: string | null | undefined;
  /** Whose it is. Empty where a button or link around it says so. @default '' */
  alt?: string;
  className?: string;
}

/** A portrait like a print on paper: 3:4 with a pale edge. */
export function ModalPortrait({ photoUrl, alt = '', className }: ModalPortraitProps) {
  return (
    <span
      className={cn(
        'block aspect-3/4 overflow-hidden rounded-lg border-4 border-surface-raised shadow-float',
        className,
      )}
    >
      {photoUrl ? (
        <img src={photoUrl} alt={alt} draggable={false} className="size-full object-cover object-[50%_22%]" />
      ) : (
        <PhotoBlank />
      )}
    </span>
  );
}
