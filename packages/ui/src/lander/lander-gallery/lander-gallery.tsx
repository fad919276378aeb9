import type { ComponentProps, ReactNode } from 'react';

import { Skeleton } from '../../feedback/skeleton/index.ts';
import { cn } from '../../lib/cn.ts';
import { CardCaption } from '../../member/card-caption.tsx';

export interface LanderFace {
  key: string;
  src: string;
  /** "Anna, 34" */
  name: string;
  /** A line under the name: the region. */
  detail?: string;
  /** The site's wording for a fictional profile. Never left out for one (LOC-10). */
  fictionalLabel?: string | undefined;
  href?: string | undefined;
  /** Where the link opens: `_top` leaves a partner's frame. */
  target?: string | undefined;
  onClick?: (() => void) | undefined;
}

export interface LanderGalleryProps extends Omit<ComponentProps<'section'>, 'title' | 'children'> {
  title: string;
  text?: ReactNode;
  faces: readonly LanderFace[];
  /** `LanderCallToAction`, placed among the faces on a wide screen and after their first row on a narrow one. */
  callToAction?: ReactNode;
  /** Below the faces: a note about fictional ones. */
  note?: ReactNode;
  /** Number of faces that are still loading. @default 0 */
  placeholders?: number;
  /** Announced while there are placeholders. */
  loadingLabel?: string;
  /** CORS mode of pictures from another origin. */
  crossOrigin?: 'anonymous' | undefined;
  /** @default 2 */
  headingLevel?: 1 | 2;
}

/** Faces in a grid, with a call to action among them. Sizes depend on its own width, not the window's. */
export function LanderGallery({
  title,
  text,
  faces,
  callToAction,
  note,
  placeholders = 0,
  loadingLabel,
  crossOrigin,
  headingLevel = 2,
  className,
  ...props
}: LanderGalleryProps) {
  const Heading = headingLevel === 1 ? 'h1' : 'h2';
  return (
    <section {...props} data-slot="lander-gallery" className={cn('@container bg-canvas text-ink', className)}>
      <div className="mx-auto flex w-full max-w-wide flex-col gap-6 px-4 py-8 @min-[768px]:gap-8 @min-[768px]:px-10 @min-[768px]:py-14">
        <div className="mx-auto max-w-160 text-center">
          <Heading className="text-3xl font-display">{title}</Heading>
          {text ? <div className="mt-2 text-lg text-balance text-ink-muted">{text}</div> : null}
        </div>
        <ul className="grid grid-cols-2 gap-3 [reading-flow:grid-order] @min-[576px]:grid-cols-3 @min-[992px]:grid-cols-5 @min-[992px]:gap-4">
          {faces.slice(0, 2).map((face) => (
            <li key={face.key}>
              <Face face={face} crossOrigin={crossOrigin} />
            </li>
          ))}
          {callToAction ? (
            <li className="order-1 col-span-full flex *:justify-center @min-[992px]:order-none @min-[992px]:col-span-3 @min-[992px]:col-start-2 @min-[992px]:row-start-1">
              {callToAction}
            </li>
          ) : null}
          {faces.slice(2).map((face, index) => (
            <li key={face.key} className={placeOf(index + 2)}>
              <Face face={face} crossOrigin={crossOrigin} />
            </li>
          ))}
          {Array.from({ length: placeholders }, (_item, index) => (
            <li key={`placeholder-${index}`} className={placeOf(index)}>
              <Skeleton shape="photo" label={index === 0 ? loadingLabel : undefined} />
            </li>
          ))}
        </ul>
        {note ? (
          <div className="mx-auto flex max-w-160 flex-col items-center gap-3 text-center text-sm text-balance text-ink-muted">
            {note}
          </div>
        ) : null}
      </div>
    </section>
  );
}

/** One row stands before the call to action: two faces, or three. */
function placeOf(index: number): string | undefined {
  if (index < 2) return undefined;
  return index < 3 ? 'order-2 @min-[576px]:order-none' : 'order-2 @min-[992px]:order-none';
}

function Face({
  face: { src, name, detail, fictionalLabel, href, target, onClick },
  crossOrigin,
}: {
  face: LanderFace;
  crossOrigin: LanderGalleryProps['crossOrigin'];
}) {
  const words = <span className="boxed block font-bold leading-tight">{name}</span>;
  return (
    <figure className="relative isolate flex aspect-3/4 flex-col overflow-clip rounded-lg bg-surface-sunken has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus">
      {/* crossOrigin comes first, as setting src begins the request. */}
      <img
        crossOrigin={crossOrigin}
        src={src}
        alt=""
        loading="lazy"
        decoding="async"
        className="absolute inset-0 -z-1 size-full object-cover"
      />
      <figcaption className="photo-shade mt-auto px-3 pb-2 text-ink-on-photo">
        {href ? (
          <a
            href={href}
            target={target}
            onClick={onClick}
            className="block text-ink-on-photo no-underline outline-none after:absolute after:inset-0"
          >
            {words}
          </a>
        ) : (
          words
        )}
        {fictionalLabel || detail ? <CardCaption fictionalLabel={fictionalLabel} place={detail} /> : null}
      </figcaption>
    </figure>
  );
}
