import { Button } from '@heartline/ui/controls/button';
import { EmptyState } from '@heartline/ui/feedback/empty-state';
import { UserSearchIcon } from 'lucide-react';
import { useIntl } from 'react-intl';

import { useVocabulary } from '../../shared/index.ts';
import { widened, type Widening } from '../filters/filter-steps.ts';
import { filterMessages } from '../filters/filter.messages.ts';
import { listMessages, membersMessages } from '../members.messages.ts';
import { countryOf, type Filters } from '../members-search.ts';
import { useFilterWords } from '../filters/use-filter-words.ts';
import { usePlaces } from '../place/use-places.ts';

export interface ShortListProps {
  /** Number of results: less than `few`. */
  count: number;
  filters: Filters;
  onFiltersChange: (filters: Filters) => void;
  /** Why there are no more; undefined until it is loaded. */
  why: { reason: 'enough' | 'filters' | 'nobody'; widenings: readonly Widening[] } | undefined;
}

/** Explains a short or empty list, and how many members each filter excludes. A search is widened only on a press. */
export function ShortList({ count, filters, onFiltersChange, why }: ShortListProps) {
  const intl = useIntl();
  const wideningWords = useWideningWords(filters);
  const reason = count === 0 && lacksPeople(why) ? listMessages.noPeopleText : reasonOf(why);
  const buttons =
    why && why.widenings.length > 0 ? (
      <ul className="flex flex-wrap justify-center gap-2.5">
        {why.widenings.slice(0, 8).map((widening) => (
          <li key={`${widening.filter}-${widening.value}`} className="max-w-full">
            <Button variant="outline" className="flex-wrap" onClick={() => onFiltersChange(widened(filters, widening))}>
              <span className="truncate">{wideningWords(widening)}</span>
              <span className="min-w-0 rounded-xl bg-notice px-2.5 text-sm font-semibold tabular-nums text-ink">
                {intl.formatMessage(listMessages.wouldFind, { count: widening.numResults })}
              </span>
            </Button>
          </li>
        ))}
      </ul>
    ) : undefined;
  if (count === 0)
    return (
      <EmptyState
        icon={<UserSearchIcon />}
        title={intl.formatMessage(filters.realOnly ? listMessages.noPeopleTitle : membersMessages.emptyTitle)}
        text={reason && intl.formatMessage(reason)}
        action={buttons}
      />
    );
  if (!reason) return null;
  return (
    <section className="flex flex-col items-center gap-4 rounded-xl border border-line bg-surface p-5 text-center sm:p-6">
      <div>
        <h2 className="text-lg font-bold">{intl.formatMessage(listMessages.fewTitle, { count })}</h2>
        <p className="text-ink-muted">{intl.formatMessage(reason)}</p>
      </div>
      {buttons}
    </section>
  );
}

/** The search was for people only, and fictional profiles would fit. */
const lacksPeople = (why: ShortListProps['why']): boolean =>
  why?.widenings.some(({ filter }) => filter === 'real') ?? false;

function reasonOf(why: ShortListProps['why']) {
  if (why === undefined || why.reason === 'enough') return undefined;
  if (why.reason === 'nobody') return listMessages.nobodyText;
  return why.widenings.length > 0 ? listMessages.filtersText : listMessages.filtersTextOnly;
}

/** "Within 50 km", "Without “Online now”". */
function useWideningWords(filters: Filters): (widening: Widening) => string {
  const intl = useIntl();
  const words = useVocabulary();
  const places = usePlaces(filters.country ?? countryOf(filters.place ?? filters.region), filters.place).data;
  const filterWords = useFilterWords(places);
  const without = (filter: string) => intl.formatMessage(listMessages.without, { filter });
  return ({ filter, value }) => {
    switch (filter) {
      case 'radius':
        return intl.formatMessage(listMessages.within, { radius: Number(value) });
      case 'min_age':
        return intl.formatMessage(listMessages.fromAge, { age: Number(value) });
      case 'max_age':
        return intl.formatMessage(listMessages.toAge, { age: Number(value) });
      case 'gender':
        return without(words.seekingList(filters.genders, 'conjunction'));
      case 'country':
        return without(words.country(filters.country ?? ''));
      case 'region':
        return without(filterWords({ kind: 'region', region: filters.region ?? '' }));
      case 'place':
        return without(filterWords({ kind: 'near', place: filters.place, radius: filters.radius ?? '25' }));
      case 'online':
        return without(intl.formatMessage(filterMessages.online));
      case 'new':
        return without(intl.formatMessage(filterMessages.newOnly));
      case 'with_photo':
        return without(intl.formatMessage(filterMessages.withPhoto));
      case 'real':
        return intl.formatMessage(listMessages.withFictional);
      case 'language':
        return without(words.languageList(filters.languages));
      default:
        return without(words.attribute(filter));
    }
  };
}
