import { cn } from '../../lib/cn.ts';

export interface ZoomSliderProps {
  label: string;
  /** From 1. */
  zoom: number;
  most: number;
  disabled: boolean;
  onZoom: (zoom: number) => void;
}

// Written twice: a browser that does not know one of two selectors drops the whole rule.
const webkit =
  '[&::-webkit-slider-runnable-track]:h-1.5 [&::-webkit-slider-runnable-track]:rounded-full [&::-webkit-slider-runnable-track]:bg-[linear-gradient(to_right,var(--strong)_var(--done),var(--line)_var(--done))] [&::-webkit-slider-thumb]:-mt-2.75 [&::-webkit-slider-thumb]:appearance-none [&::-webkit-slider-thumb]:box-border [&::-webkit-slider-thumb]:size-7 [&::-webkit-slider-thumb]:cursor-grab [&::-webkit-slider-thumb]:rounded-full [&::-webkit-slider-thumb]:border-2 [&::-webkit-slider-thumb]:border-solid [&::-webkit-slider-thumb]:border-strong [&::-webkit-slider-thumb]:bg-on-strong [&::-webkit-slider-thumb]:shadow-soft';
const firefox =
  '[&::-moz-range-track]:h-1.5 [&::-moz-range-track]:rounded-full [&::-moz-range-track]:bg-line [&::-moz-range-progress]:h-1.5 [&::-moz-range-progress]:rounded-full [&::-moz-range-progress]:bg-strong [&::-moz-range-thumb]:box-border [&::-moz-range-thumb]:size-7 [&::-moz-range-thumb]:cursor-grab [&::-moz-range-thumb]:rounded-full [&::-moz-range-thumb]:border-2 [&::-moz-range-thumb]:border-solid [&::-moz-range-thumb]:border-strong [&::-moz-range-thumb]:bg-on-strong [&::-moz-range-thumb]:shadow-soft';

/** A native slider that looks like `RangeSlider`. */
export function ZoomSlider({ label, zoom, most, disabled, onZoom }: ZoomSliderProps) {
  const done = most > 1 ? (zoom - 1) / (most - 1) : 0;
  return (
    <input
      type="range"
      aria-label={label}
      min={1}
      max={Math.max(1.01, most)}
      step={0.01}
      value={zoom}
      disabled={disabled}
      onChange={(event) => onZoom(Number(event.target.value))}
      data-slot="photo-cropper-zoom"
      style={{ ['--done' as string]: `${done * 100}%` }}
      className={cn(
        'h-11 min-w-0 flex-1 cursor-pointer appearance-none rounded-full bg-transparent disabled:cursor-not-allowed disabled:opacity-55 forced-colors:appearance-auto',
        webkit,
        firefox,
      )}
    />
  );
}
