import { Button } from '@heartline/ui/controls/button';
import { FictionalMark } from '@heartline/ui/member/fictional-mark';

import type { LanderPerson } from '../shared/index.ts';

export interface TurningTileProps {
  person: LanderPerson;
  /** "Write to Anna" */
  writeLabel: string;
  onWrite?: (() => void) | undefined;
}

/** A picture that turns over when it is pressed, even before any script; turning another one turns it back. */
export function TurningTile({ person, writeLabel, onWrite }: TurningTileProps) {
  const { src, crossOrigin, name, detail, fictionalLabel, href, target } = person;
  return (
    <details name="heartline-collage" className="group h-full [&::details-content]:h-full">
      <summary className="absolute inset-0 cursor-pointer list-none rounded-lg focus-visible:outline-3 focus-visible:outline-offset-2 focus-visible:outline-focus [&::-webkit-details-marker]:hidden">
        <img
          // First, as setting src begins the request.
          crossOrigin={crossOrigin}
          src={src}
          alt=""
          loading="lazy"
          decoding="async"
          className="absolute inset-0 size-full rounded-lg bg-surface-sunken object-cover object-[50%_25%] backface-hidden transition-transform group-open:rotate-y-180"
        />
        {/* Transparent instead of hidden: it names the picture, turned or not. */}
        <span className="photo-scrim absolute inset-x-0 bottom-0 overflow-clip rounded-b-lg px-3 pb-2 pt-3 leading-tight text-ink-on-photo [--scrim-fade:12px] group-open:opacity-0">
          <b className="boxed block font-bold wrap-anywhere">{name}</b>
          {fictionalLabel ? <FictionalMark label={fictionalLabel} variant="caption" /> : null}
        </span>
      </summary>
      {/* A press beside the link turns the picture back. */}
      <div className="pointer-events-none relative flex min-h-full flex-col items-center justify-center gap-1 rounded-lg border border-line bg-primary-soft p-2 text-center backface-hidden transition-transform starting:-rotate-y-180">
        <span className="boxed line-clamp-2 max-w-full font-display text-xl leading-tight wrap-anywhere">{name}</span>
        <span className="boxed line-clamp-1 max-w-full text-sm text-ink-muted wrap-anywhere">{detail}</span>
        {fictionalLabel ? <FictionalMark label={fictionalLabel} /> : null}
        {href ? (
          <Button size="sm" variant="primary" className="pointer-events-auto mt-2 max-w-full" asChild>
            <a href={href} target={target} onClick={onWrite} className="boxed wrap-anywhere">
              {writeLabel}
            </a>
          </Button>
        ) : null}
      </div>
    </details>
  );
}
