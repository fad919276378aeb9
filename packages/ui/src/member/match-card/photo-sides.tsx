interface PhotoSidesProps {
  count: number;
  /** Index of the visible photo, from 0. */
  index: number;
  onIndexChange: (index: number) => void;
  /** "Previous photo of Anna". */
  previousLabel: string;
  /** "Next photo of Anna". */
  nextLabel: string;
  /** "Photo 2 of 5", announced. */
  label: string;
}

const side =
  'absolute inset-y-0 -outline-offset-4 focus-visible:outline-focus-on-photo aria-disabled:cursor-default forced-colors:border';

/** Moves through the photos of one member by a press on either side of the picture, and shows the position by a line of dashes. */
export function PhotoSides({ count, index, onIndexChange, previousLabel, nextLabel, label }: PhotoSidesProps) {
  const to = (next: number) => (next < 0 || next >= count ? undefined : () => onIndexChange(next));
  const [back, on] = [to(index - 1), to(index + 1)];
  return (
    // Between the picture and the caption, whose link stays pressable.
    <div data-slot="match-card-photos" className="absolute inset-0 -z-5">
      <span aria-hidden className="absolute inset-x-3 top-2 flex gap-1">
        {Array.from({ length: count }, (_, at) => (
          <span
            key={at}
            data-shown={at === index ? '' : undefined}
            className="h-1 flex-1 rounded-full bg-ink-on-photo opacity-45 shadow-soft data-shown:opacity-100"
          />
        ))}
      </span>
      <button
        type="button"
        aria-label={previousLabel}
        aria-disabled={!back || undefined}
        onClick={back}
        className={`${side} start-0 w-2/5`}
      />
      <button
        type="button"
        aria-label={nextLabel}
        aria-disabled={!on || undefined}
        onClick={on}
        className={`${side} end-0 w-3/5`}
      />
      <output className="sr-only">{label}</output>
    </div>
  );
}
