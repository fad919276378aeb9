/** Ends of the threads, around the middle of a box of 400 × 280. */
const ends = [
  { x: 74, y: 70 },
  { x: 332, y: 84 },
  { x: 212, y: 222 },
] as const;
/** Positions of people around the end of a thread. */
const around = [
  [-34, -14],
  [-14, -36],
  [16, -34],
  [36, -10],
  [28, 22],
  [-2, 36],
  [-30, 18],
] as const;

export interface ThreadsProps {
  /** Number of picked interests. */
  picked: number;
}

/** A person in the middle, with a thread to the people of each picked interest. Decorative. */
export function Threads({ picked }: ThreadsProps) {
  return (
    <svg aria-hidden viewBox="0 20 400 260" className="w-full">
      {ends.map((end, index) => {
        const isPicked = index < picked;
        return (
          <g key={end.x} className={isPicked ? 'animate-enter' : ''}>
            <path
              d={`M200 130Q${(200 + end.x) / 2 + 18} ${(130 + end.y) / 2 - 22} ${end.x} ${end.y}`}
              fill="none"
              strokeWidth={isPicked ? 4 : 2}
              strokeDasharray={isPicked ? undefined : '2 9'}
              strokeLinecap="round"
              className={isPicked ? 'stroke-primary' : 'stroke-line-strong'}
            />
            {around.map(([x, y]) => (
              <Person
                key={x}
                x={end.x + x}
                y={end.y + y}
                size={0.62}
                className={isPicked ? 'fill-gold-solid' : 'fill-line'}
              />
            ))}
            <circle cx={end.x} cy={end.y} r="13" className={isPicked ? 'fill-primary' : 'fill-line-strong'} />
          </g>
        );
      })}
      <circle cx="200" cy="130" r="34" className="fill-primary-soft stroke-primary" strokeWidth="3" />
      <Person x={200} y={130} size={1.6} className="fill-primary" />
    </svg>
  );
}

const Person = ({ x, y, size, className }: { x: number; y: number; size: number; className: string }) => (
  <g transform={`translate(${x} ${y}) scale(${size})`} className={className}>
    <circle cy="-5" r="5.4" />
    <path d="M-10 11c0-8 4-10 10-10s10 2 10 10Z" />
  </g>
);
