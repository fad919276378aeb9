import { HeartIcon, XIcon } from 'lucide-react';
import { useId, type ComponentProps, type ReactNode } from 'react';

import { Button } from '../../controls/button/index.ts';
import { cn } from '../../lib/cn.ts';
import { mergeRefs } from '../../lib/merge-refs.ts';
import { useModalDialog } from '../../lib/use-modal-dialog.ts';
import { FictionalMark } from '../fictional-mark/index.ts';
import { ModalPortrait } from './modal-portrait.tsx';

export interface MatchedMember {
  profileId: string;
  name: string;
  photoUrl?: string | null;
  /** Mean colour of the photo, as CSS: shown until it is loaded. */
  photoColour?: string | null;
  /** The site's wording, for fictional profiles (LOC-10). */
  fictionalLabel?: string;
}

export interface MatchModalProps extends Omit<ComponentProps<'dialog'>, 'open' | 'title' | 'children' | 'onClose'> {
  open: boolean;
  /** "It's a match!" */
  title: ReactNode;
  text?: ReactNode;
  /** The viewer. */
  self: { name: string; photoUrl?: string | null; photoColour?: string | null };
  /** The matched member. Their picture is 250 px wide (NAV-10). */
  other: MatchedMember;
  /** Name of the picture as a button: "View Anna's profile". */
  imageLabel: string;
  /** "Send a message". */
  buttonLabel: string;
  /** The button was pressed and the conversation is being created: the button is pending, and the modal stays. @default false */
  starting?: boolean;
  closeLabel: string;
  /** Any press closes it, Escape too; only the button leaves closing to the owner (LIK-02). */
  onClose: () => void;
  onImagePress?: (profileId: string) => void;
  onButtonPress?: (profileId: string) => void;
}

/** Two members like each other (LIK-02). */
export function MatchModal({
  open,
  title,
  text,
  self,
  other,
  imageLabel,
  buttonLabel,
  starting = false,
  closeLabel,
  onClose,
  onImagePress,
  onButtonPress,
  className,
  ref: outerRef,
  ...props
}: MatchModalProps) {
  const id = useId();
  const { ref, dialog } = useModalDialog({ open, onClose, dismissible: true });
  return (
    // A press anywhere closes (LIK-02).
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- the keyboard has Escape and the close button
    <dialog
      {...props}
      {...dialog}
      onClick={(event) => {
        if (!(event.target as Element).closest('[data-keeps-open]')) onClose();
      }}
      ref={mergeRefs(ref, outerRef)}
      aria-labelledby={`${id}title`}
      data-slot="match-modal"
      className={cn(
        'm-auto w-[calc(100%-24px)] max-w-120 overflow-y-auto rounded-xl bg-surface-raised text-ink shadow-float backdrop:bg-scrim-heavy backdrop:backdrop-blur-sm open:animate-pop',
        className,
      )}
    >
      {open ? (
        <div className="match-glow relative flex flex-col items-center gap-5 px-5 pb-7 pt-13 sm:pt-10 text-center sm:px-9">
          <button
            type="button"
            aria-label={closeLabel}
            className="absolute right-2 top-2 z-20 grid size-11 place-items-center rounded-full text-ink-muted forced-colors:border hover:bg-surface-hover"
          >
            <XIcon aria-hidden className="size-5.5" />
          </button>
          <div className="relative mb-5 ml-9 w-62.5 max-w-full sm:ml-20">
            <button
              type="button"
              aria-label={imageLabel}
              onClick={() => onImagePress?.(other.profileId)}
              className="block w-full motion-safe:animate-meet-end rotate-2 rounded-lg"
            >
              <ModalPortrait name={other.name} photoUrl={other.photoUrl} photoColour={other.photoColour} />
            </button>
            <ModalPortrait
              alt={self.name}
              name={self.name}
              photoUrl={self.photoUrl}
              photoColour={self.photoColour}
              className="absolute -bottom-5 -left-14 w-28 motion-safe:animate-meet-start -rotate-6 text-2xl sm:-left-28 sm:w-38"
            />
            <span
              aria-hidden
              className="absolute -bottom-5 left-5 grid size-13 place-items-center motion-safe:animate-beat rounded-full bg-primary text-on-primary shadow-float sm:size-15 sm:left-2"
            >
              <HeartIcon className="size-6.5" fill="currentColor" />
            </span>
          </div>
          {other.fictionalLabel ? <FictionalMark label={other.fictionalLabel} /> : null}
          <div className="flex max-w-full flex-col gap-1.5">
            <h2 id={`${id}title`} className="text-3xl font-display">
              {title}
            </h2>
            {text ? <div className="boxed text-ink-muted">{text}</div> : null}
          </div>
          <Button
            variant="primary"
            size="lg"
            block
            loading={starting}
            data-autofocus=""
            data-keeps-open=""
            onClick={() => onButtonPress?.(other.profileId)}
          >
            {buttonLabel}
          </Button>
        </div>
      ) : null}
    </dialog>
  );
}
