import { useIntl } from 'react-intl';

import type { LanderRegion } from '../shared/index.ts';
import { mapOf } from './map-cells.ts';
import { maplandingMessages as messages } from './maplanding.messages.ts';
import { shortNames } from './short-names.ts';

export interface RegionMapProps {
  label: string;
  regions: readonly LanderRegion[];
  picked: string | undefined;
  onPick: (region: LanderRegion) => void;
}

/** A country in equal cells, one per region; the more people, the warmer the colour. */
export function RegionMap({ label, regions, picked, onPick }: RegionMapProps) {
  const intl = useIntl();
  const { cells, columns, rows } = mapOf(regions);
  const short = shortNames(regions.map(({ name }) => name));
  const most = Math.max(...regions.map(({ people }) => people ?? 0));
  return (
    <ul
      aria-label={label}
      style={{
        gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
        gridTemplateRows: `repeat(${rows}, minmax(auto, 1fr))`,
      }}
      className="grid w-full gap-1.5 rounded-xl bg-info-surface p-4 @min-[768px]:gap-2 @min-[768px]:p-6"
    >
      {cells.map(({ region, column, row }) => {
        const { id, name, people } = region;
        return (
          <li key={id} style={{ gridColumn: column + 1, gridRow: row + 1 }} className="min-w-0">
            <button
              type="button"
              aria-pressed={id === picked}
              aria-label={people === null ? name : intl.formatMessage(messages.people, { region: name, count: people })}
              title={name}
              // Rendered by CSS, not as text, as it is no word for screen readers.
              data-short={short.get(name)}
              onClick={() => onPick(region)}
              className={`flex aspect-square min-h-full w-full cursor-pointer flex-col items-center justify-center rounded-md text-xs leading-tight transition-colors before:font-bold before:content-[attr(data-short)] ${lookOf(people, most, id === picked)}`}
            >
              {people === null || columns > 7 ? null : intl.formatNumber(people)}
            </button>
          </li>
        );
      })}
    </ul>
  );
}

function lookOf(people: number | null, most: number, isPicked: boolean): string {
  if (isPicked) return 'bg-primary text-on-primary shadow-float';
  if (people === null) return 'bg-surface-raised text-ink hover:bg-primary-soft';
  return people * 2 > most
    ? 'bg-primary-soft-hover text-on-primary-soft'
    : 'bg-primary-soft text-on-primary-soft hover:bg-primary-soft-hover';
}
