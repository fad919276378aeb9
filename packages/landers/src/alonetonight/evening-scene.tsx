import { useSyncExternalStore } from 'react';

/** Windows of the houses: the visitor's own first, then those that answers light, one after the other. */
const windows = [
  { x: 842, y: 196 },
  { x: 1022, y: 306 },
  { x: 690, y: 356 },
] as const;
const others = [
  [932, 196],
  [1022, 196],
  [842, 306],
  [932, 306],
  [842, 416],
  [932, 416],
  [1022, 416],
  [600, 356],
  [600, 466],
  [690, 466],
  [462, 448],
] as const;

const never = () => () => {};
const daytime = () => {
  const hour = new Date().getHours();
  return hour >= 7 && hour < 18;
};
/** The server does not know the visitor's hour, so it renders the day. */
const evening = () => false;

export interface EveningSceneProps {
  /** Number of lit windows. */
  lit: number;
}

/** Houses at the end of the day. Their sky shows the visitor's hour; only answers light their windows. Decorative. */
export function EveningScene({ lit }: EveningSceneProps) {
  const isDay = useSyncExternalStore(never, daytime, evening);
  const shown = windows.slice(0, Math.max(1, lit));
  return (
    <svg aria-hidden viewBox="0 0 1200 800" preserveAspectRatio="xMaxYMin slice" className="size-full bg-photo-blank">
      <defs>
        <linearGradient id="evening-sky" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" className="[stop-color:var(--photo-blank)]" />
          <stop offset=".75" className="[stop-color:var(--primary-soft-hover)]" stopOpacity={isDay ? 0.9 : 0.35} />
        </linearGradient>
        <radialGradient id="evening-glow">
          <stop offset="0" className="[stop-color:var(--gold-solid)]" stopOpacity=".55" />
          <stop offset="1" className="[stop-color:var(--gold-solid)]" stopOpacity="0" />
        </radialGradient>
      </defs>
      <path d="M0 0h1200v800H0Z" fill="url(#evening-sky)" />
      {isDay ? (
        <g>
          <circle cx="650" cy="112" r="150" fill="url(#evening-glow)" />
          <circle cx="650" cy="112" r="42" className="fill-gold-solid" />
        </g>
      ) : (
        <g className="fill-ink-on-photo">
          <path d="M660 62a46 46 0 1 0 34 70a38 38 0 0 1-34-70Z" opacity=".92" />
          {[
            [904, 60, 2.6],
            [1120, 96, 1.8],
            [836, 112, 2],
            [760, 62, 2.4],
            [590, 150, 1.8],
            [470, 82, 2.2],
            [1176, 190, 2],
            [330, 180, 2],
          ].map(([x, y, r]) => (
            <circle key={x} cx={x} cy={y} r={r} opacity=".7" />
          ))}
        </g>
      )}
      <g className="fill-photo-scrim">
        <path d="M0 560q180-90 360-30t300-60 540 20v310H0Z" opacity=".45" />
        {/* Three houses, the nearest on the right. */}
        <path d="M420 800V410l88-70 88 70v390Z" opacity=".8" />
        <path d="M556 800V318h20v-46h34v46h172v482Z" opacity=".92" />
        <path d="M800 800V168l170-92 82 44V64h38v77l50 27v632Z" />
        <path d="M0 690q300-40 620-20t580-10v140H0Z" />
      </g>
      {others.map(([x, y]) => (
        <Pane key={`${x} ${y}`} x={x} y={y} />
      ))}
      {shown.length > 1 ? <Lights between={shown} /> : null}
      {windows.map((place, index) => (
        <g key={place.x}>
          <Pane {...place} />
          {index < shown.length ? <LitPane {...place} /> : null}
        </g>
      ))}
    </svg>
  );
}

interface Place {
  x: number;
  y: number;
}

const Pane = ({ x, y }: Place) => (
  <g className="fill-photo-veil stroke-photo-scrim" strokeWidth="3">
    <rect x={x} y={y} width="56" height="76" rx="6" />
    <path d={`M${x + 28} ${y}v76M${x} ${y + 34}h56`} />
  </g>
);

/** A lit window with a person behind it, holding a cup. */
const LitPane = ({ x, y }: Place) => (
  <g className="animate-enter">
    <circle cx={x + 28} cy={y + 38} r="92" fill="url(#evening-glow)" />
    <rect x={x} y={y} width="56" height="76" rx="6" className="fill-gold-solid" />
    <g className="fill-photo-scrim" transform={`translate(${x} ${y})`}>
      <circle cx="26" cy="40" r="10" />
      <path d="M8 76c0-16 8-23 18-23s18 7 18 23Z" />
      <path d="M40 58h10v8a4 4 0 0 1-4 4h-2a4 4 0 0 1-4-4Z" />
    </g>
    <path d={`M${x + 28} ${y}v30M${x} ${y + 24}h56`} className="stroke-photo-scrim" strokeWidth="2" opacity=".5" />
  </g>
);

/** A string of bulbs from one lit window to the next. */
function Lights({ between }: { between: readonly Place[] }) {
  return between.slice(1).map((to, index) => {
    const from = between[index] ?? to;
    const [x1, y1, x2, y2] = [from.x + 28, from.y + 86, to.x + 28, to.y + 86];
    const sag = Math.max(y1, y2) + 36;
    const at = (part: number) => ({
      x: (1 - part) ** 2 * x1 + 2 * part * (1 - part) * ((x1 + x2) / 2) + part ** 2 * x2,
      y: (1 - part) ** 2 * y1 + 2 * part * (1 - part) * sag + part ** 2 * y2,
    });
    return (
      <g key={to.x} className="animate-enter">
        <path
          d={`M${x1} ${y1}Q${(x1 + x2) / 2} ${sag} ${x2} ${y2}`}
          fill="none"
          className="stroke-ink-on-photo"
          strokeWidth="1.5"
          opacity=".5"
        />
        {[0.15, 0.32, 0.5, 0.68, 0.85].map((part) => (
          <circle key={part} cx={at(part).x} cy={at(part).y + 5} r="4.5" className="fill-gold-solid" />
        ))}
      </g>
    );
  });
}
