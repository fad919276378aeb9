import { MapPinIcon } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';

import { cn } from '../../lib/cn.ts';

export interface LanderPlace {
  key: string;
  /** In percent of the map's width and height, from its upper left corner. */
  x: number;
  y: number;
  /** Text of the place: "Utrecht", "Amersfoort · 12 members". True, and never about one person. */
  label: string;
}

export interface LanderMapProps extends Omit<ComponentProps<'figure'>, 'children' | 'aria-label'> {
  /** Description of the map: "Members around Utrecht". */
  label: string;
  places: readonly LanderPlace[];
  /** Over the lower edge: `LanderCallToAction`. */
  callToAction?: ReactNode;
}

/** A drawn map with places, for a lander. It is not a real map: it requests nothing from a map service, and no place is exact. */
export function LanderMap({ label, places, callToAction, className, ...props }: LanderMapProps) {
  return (
    <figure
      {...props}
      aria-label={label}
      data-slot="lander-map"
      className={cn('relative isolate w-full overflow-hidden bg-surface-sunken text-ink', className)}
    >
      <svg
        aria-hidden
        viewBox="0 0 800 600"
        preserveAspectRatio="xMidYMid slice"
        fill="none"
        className="absolute inset-0 -z-1 size-full"
      >
        <path
          d="M-20 430C120 380 190 470 320 440s170-130 290-120 130 60 220 40v260H-20Z"
          className="fill-info-surface"
        />
        <path d="M560-20c20 90 110 130 260 120V-20Z" className="fill-info-surface" />
        <g className="stroke-surface" strokeWidth="16" strokeLinecap="round">
          <path d="M-20 120c160 40 260-20 380 60s220 30 460 130" />
          <path d="M180-20c-20 160 60 260 20 400s40 160 40 260" />
          <path d="M470-20c30 140-60 240-20 380s120 160 120 280" />
        </g>
        <g className="stroke-surface" strokeWidth="6" strokeLinecap="round" opacity=".8">
          <path d="M-20 260c120-20 220 60 360 20s260-120 480-40" />
          <path d="M40 620C80 480 20 380 60 260S20 80 40-20" />
          <path d="M330-20c0 120 60 180 40 300s-60 200-20 340" />
          <path d="M700-20c-40 160 40 280 0 420s20 140 20 220" />
        </g>
      </svg>
      <div className="relative min-h-100">
        <ul className="absolute inset-0">
          {places.map(({ key, x, y, label: text }) => (
            <li
              key={key}
              style={{ left: `${x}%`, top: `${y}%` }}
              className="absolute flex w-max max-w-36 -translate-x-1/2 -translate-y-full flex-col items-center text-center"
            >
              <span className="rounded-sm bg-surface-raised px-2 py-1 text-sm font-semibold leading-tight shadow-soft">
                {text}
              </span>
              <MapPinIcon
                aria-hidden
                className="size-9 fill-primary text-on-primary [&_circle]:fill-on-primary"
                strokeWidth={1.4}
              />
            </li>
          ))}
        </ul>
      </div>
      {callToAction ? (
        <div className="mx-auto -mt-10 w-full max-w-110 px-4 pb-8">
          <div className="relative">{callToAction}</div>
        </div>
      ) : null}
    </figure>
  );
}
