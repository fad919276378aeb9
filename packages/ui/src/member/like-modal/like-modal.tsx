import { HeartIcon, XIcon } from 'lucide-react';
import { useId, type ComponentProps, type ReactNode } from 'react';

import { Button } from '../../controls/button/index.ts';
import { cn } from '../../lib/cn.ts';
import { mergeRefs } from '../../lib/merge-refs.ts';
import { useModalDialog } from '../../lib/use-modal-dialog.ts';
import { FictionalMark } from '../fictional-mark/index.ts';
import { ModalPortrait } from '../match-modal/modal-portrait.tsx';
import { NameAndAge } from '../name-and-age.tsx';

export interface LikingMember {
  profileId: string;
  name: string;
  /** In years. */
  age?: number;
  place?: string;
  photoUrl?: string | null;
  /** Mean colour of the photo, as CSS: shown until it is loaded. */
  photoColour?: string | null;
  /** The site's wording, for fictional profiles (LOC-10). */
  fictionalLabel?: string;
}

export interface LikeModalProps extends Omit<ComponentProps<'dialog'>, 'open' | 'title' | 'children' | 'onClose'> {
  open: boolean;
  /** "Anna likes you". */
  title: ReactNode;
  text?: ReactNode;
  profile: LikingMember;
  /** `/members/{id}`: target of picture and button (ALT-09). */
  href: string;
  /** "View profile": the name of both links. */
  buttonLabel: string;
  closeLabel: string;
  onClose: () => void;
  /** A link was followed; the modal also asks to close. */
  onOpenProfile?: (profileId: string) => void;
}

/** A member likes the viewer (ALT-09). */
export function LikeModal({
  open,
  title,
  text,
  profile,
  href,
  buttonLabel,
  closeLabel,
  onClose,
  onOpenProfile,
  className,
  ref: outerRef,
  ...props
}: LikeModalProps) {
  const id = useId();
  const { ref, dialog } = useModalDialog({ open, onClose, dismissible: true });
  const follow = () => {
    onOpenProfile?.(profile.profileId);
    onClose();
  };
  return (
    <dialog
      {...props}
      {...dialog}
      ref={mergeRefs(ref, outerRef)}
      aria-labelledby={`${id}title`}
      data-slot="like-modal"
      className={cn(
        'm-auto w-[calc(100%-24px)] max-w-100 overflow-y-auto rounded-xl bg-surface-raised text-ink shadow-float backdrop:bg-scrim open:animate-pop',
        className,
      )}
    >
      {open ? (
        <div className="match-glow relative flex flex-col items-center gap-5 px-5 pb-7 pt-9 text-center sm:px-8">
          <button
            type="button"
            aria-label={closeLabel}
            onClick={onClose}
            className="absolute right-2 top-2 z-20 grid size-11 place-items-center rounded-full text-ink-muted forced-colors:border hover:bg-surface-hover"
          >
            <XIcon aria-hidden className="size-5.5" />
          </button>
          <a href={href} onClick={follow} tabIndex={-1} aria-label={buttonLabel} className="relative w-62.5 max-w-full">
            <ModalPortrait name={profile.name} photoUrl={profile.photoUrl} photoColour={profile.photoColour} />
            <span
              aria-hidden
              className="absolute -bottom-5 left-1/2 grid size-14 -translate-x-1/2 place-items-center rounded-full bg-primary text-on-primary shadow-float"
            >
              <HeartIcon className="size-7" fill="currentColor" />
            </span>
          </a>
          <div className="mt-3 flex w-full min-w-0 flex-col items-center gap-1.5">
            <h2 id={`${id}title`} className="text-2xl font-display">
              {title}
            </h2>
            <p className="text-ink-muted">
              <NameAndAge name={profile.name} age={profile.age} />
              {profile.place ? <span className="before:mx-1.5 before:content-['·'/'']">{profile.place}</span> : null}
            </p>
            {profile.fictionalLabel ? <FictionalMark label={profile.fictionalLabel} className="mt-1" /> : null}
            {text ? <div className="boxed mt-1 text-ink-muted">{text}</div> : null}
          </div>
          <Button variant="primary" size="lg" block asChild className="boxed">
            <a href={href} onClick={follow} data-autofocus="">
              {buttonLabel}
            </a>
          </Button>
        </div>
      ) : null}
    </dialog>
  );
}
