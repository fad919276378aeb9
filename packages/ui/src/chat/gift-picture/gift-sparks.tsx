/** Angles around the gift, clockwise from the top. */
const turns = [14, 62, 118, 194, 246, 304];

/** Small hearts that fly out from behind an arriving gift, and disappear before it rests. */
export function GiftSparks() {
  return (
    <g className="hidden motion-safe:block">
      {turns.map((turn, index) => (
        <g key={turn} transform={`translate(48 48) rotate(${turn})`}>
          <g className="animate-spark opacity-0">
            <path
              d="M0 8C-9 2-9-4-6-6c2-2 5-1 6 2 1-3 4-4 6-2 3 2 3 8-6 14Z"
              transform={`rotate(${-turn})`}
              className={index % 3 === 1 ? 'fill-primary-text' : 'fill-primary'}
            />
          </g>
        </g>
      ))}
    </g>
  );
}
