/** Drawn in a box of 64, from the middle outwards. */
const shapes = {
  heart: 'M32 52C18 41 10 34 10 24a11 11 0 0 1 22-3a11 11 0 0 1 22 3c0 10-8 17-22 28Z',
  person: 'M32 31a10.5 10.5 0 1 0 0-21a10.5 10.5 0 0 0 0 21ZM12 54c0-12 8-19 20-19s20 7 20 19Z',
  home: 'M32 10L8 31h7v23h12V40h10v14h12V31h7Z',
} as const;

export interface MedallionProps {
  of: keyof typeof shapes;
  state: 'done' | 'now' | 'later';
  /** The answer. */
  said: string | undefined;
  isFirst?: boolean;
}

/** One of the icons: empty at first, coloured during its question, filled once it is answered. */
export function Medallion({ of, state, said, isFirst = false }: MedallionProps) {
  const looks = {
    done: 'fill-primary stroke-primary',
    now: 'fill-primary-soft stroke-primary',
    later: 'fill-transparent stroke-line-strong',
  };
  const ring = {
    done: 'border-primary bg-primary-soft',
    now: 'border-primary bg-surface-raised shadow-float',
    later: 'border-line bg-surface',
  };
  return (
    <li
      aria-current={state === 'now' ? 'step' : undefined}
      className="relative flex min-w-0 flex-1 flex-col items-center gap-2 text-center"
    >
      {isFirst ? null : (
        <span
          aria-hidden
          className={`absolute inset-s-[calc(-50%+40px)] inset-e-[calc(50%+40px)] top-10 h-0.5 ${state === 'later' ? 'bg-line' : 'bg-primary'}`}
        />
      )}
      <span aria-hidden className={`relative grid size-20 place-items-center rounded-full border-2 ${ring[state]}`}>
        <svg
          key={state}
          viewBox="0 0 64 64"
          strokeWidth="3"
          strokeLinejoin="round"
          className={`size-11 ${looks[state]} ${state === 'done' ? 'animate-pop' : ''}`}
        >
          <path d={shapes[of]} />
        </svg>
      </span>
      <span className="min-h-6 px-1 font-semibold">{said}</span>
    </li>
  );
}
