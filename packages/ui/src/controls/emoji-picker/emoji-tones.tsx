import { toneSamples, tones, type EmojiTone } from './emoji.ts';
import { Popover } from '../../overlays/popover/index.ts';
import { IconButton } from '../icon-button/index.ts';

export interface EmojiTonesProps {
  label: string;
  names: readonly string[];
  tone: EmojiTone;
  onToneChange: (tone: EmojiTone) => void;
}

/** A hand that unfolds all six. */
export function EmojiTones({ label, names, tone, onToneChange }: EmojiTonesProps) {
  return (
    <Popover
      label={label}
      side="top"
      align="end"
      className="p-1.5"
      trigger={
        <IconButton label={`${label}: ${names[tone] ?? ''}`}>
          <span aria-hidden className="text-xl leading-none">
            {toneSamples[tone]}
          </span>
        </IconButton>
      }
    >
      {(close) => (
        <div className="flex">
          {tones.map((one) => (
            <button
              key={one}
              type="button"
              aria-label={names[one]}
              aria-pressed={one === tone}
              onClick={() => {
                onToneChange(one);
                close();
              }}
              className="grid size-[2.75rem] place-items-center rounded-sm text-2xl leading-none transition-colors duration-150 hover:bg-surface-hover focus-visible:-outline-offset-2 aria-pressed:bg-soft"
            >
              <span aria-hidden>{toneSamples[one]}</span>
            </button>
          ))}
        </div>
      )}
    </Popover>
  );
}
