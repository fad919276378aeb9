import type { ComponentProps } from 'react';

import { cn } from '../../lib/cn.ts';

export interface LanderCollageProps extends Omit<ComponentProps<'div'>, 'children' | 'aria-hidden'> {
  /** Addresses of portrait pictures. They repeat if there are fewer than slots; six or more look best. */
  pictures: readonly string[];
  /** CORS mode of pictures from another origin. */
  crossOrigin?: 'anonymous' | undefined;
}

const columns = [0, 1, 2, 3, 4, 5];
const rows = [0, 1, 2, 3];

/** Many pictures as one background, for the `media` of a `LanderHero`. Decorative: hidden from screen readers. */
export function LanderCollage({ pictures, crossOrigin, className, ...props }: LanderCollageProps) {
  return (
    <div
      {...props}
      aria-hidden
      data-slot="lander-collage"
      className={cn('@container min-h-80 overflow-hidden bg-photo-blank', className)}
    >
      <div className="absolute inset-x-[-12%] inset-y-[-10%] grid -rotate-6 grid-cols-3 gap-2.5 @min-[768px]:grid-cols-6 @min-[768px]:gap-4">
        {columns.map((column) => (
          <div
            key={column}
            className={cn(
              'flex flex-col gap-2.5 @min-[768px]:gap-4',
              column % 2 === 1 && '-translate-y-[9%]',
              column > 2 && 'hidden @min-[768px]:flex',
            )}
          >
            {rows.map((row) => {
              // Each column starts elsewhere in the list, so that neighbours differ.
              const src = pictures[(column * 5 + row) % Math.max(1, pictures.length)];
              return (
                <div key={row} className="aspect-3/4 overflow-hidden rounded-lg bg-photo-veil">
                  {src ? (
                    <img
                      crossOrigin={crossOrigin}
                      src={src}
                      alt=""
                      decoding="async"
                      draggable={false}
                      className="size-full object-cover object-[50%_25%]"
                    />
                  ) : null}
                </div>
              );
            })}
          </div>
        ))}
      </div>
    </div>
  );
}
