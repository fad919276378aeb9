import { cn } from '../../lib/cn.ts';
import { initialsOf } from '../avatar/initials.ts';

interface ModalPortraitProps {
  name: string;
  photoUrl?: string | null | undefined;
  className?: string;
}

/** A portrait like a print on paper: 3:4 with a pale edge. Decoration, its owner names it. */
export function ModalPortrait({ name, photoUrl, className }: ModalPortraitProps) {
  return (
    <span
      aria-hidden
      className={cn(
        'block aspect-3/4 overflow-hidden rounded-lg border-4 border-surface-raised bg-primary-soft text-4xl font-bold text-on-primary-soft shadow-float',
        className,
      )}
    >
      {photoUrl ? (
        <img src={photoUrl} alt="" draggable={false} className="size-full object-cover object-[50%_22%]" />
      ) : (
        <span className="grid size-full place-items-center">{initialsOf(name)}</span>
      )}
    </span>
  );
}
