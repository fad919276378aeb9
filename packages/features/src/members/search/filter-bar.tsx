import { Button } from '@heartline/ui/controls/button';
import { Chip } from '@heartline/ui/controls/chip';
import { Select } from '@heartline/ui/controls/select';
import { BookmarkCheckIcon, BookmarkIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';

import { useKeptFocus } from '../../shared/index.ts';
import { filterMessages as messages } from '../filters/filter.messages.ts';
import type { FilterFormProps } from '../filters/filter-form.tsx';
import { FilterSheet } from './filter-sheet.tsx';
import { activeFilters, filterId, withoutAll, withoutFilter } from '../filters/filter-steps.ts';
import { listMessages } from '../members.messages.ts';
import { countryOf, type Sort } from '../members-search.ts';
import { useFilterWords } from '../filters/use-filter-words.ts';
import { usePlaces } from '../filters/use-places.ts';

export interface SavedSearch {
  /** There is one. */
  exists: boolean;
  /** It is what is searched for now. */
  shown: boolean;
  onSave: () => void;
  onOpen: () => void;
  onForget: () => void;
}

export interface FilterBarProps extends FilterFormProps {
  /** For members only. */
  saved: SavedSearch | undefined;
}

/** The filters in use as chips, and on phones the button that opens all of them. */
export function FilterBar({ saved, ...props }: FilterBarProps) {
  const intl = useIntl();
  const { filters, onChange } = props;
  const keptFocus = useKeptFocus();
  const filterWords = useFilterWords(
    usePlaces(filters.country ?? countryOf(filters.place ?? filters.region), filters.place).data,
  );
  const active = activeFilters(filters);
  return (
    <div ref={keptFocus} className="flex flex-wrap items-center gap-2 lg:flex-nowrap lg:items-start">
      <FilterSheet {...props} />
      <Select
        label={intl.formatMessage(listMessages.sort)}
        labelHidden
        value={filters.sort}
        options={[
          { value: 'active', label: intl.formatMessage(listMessages.active) },
          { value: 'new', label: intl.formatMessage(listMessages.newest) },
        ]}
        className="max-lg:min-w-0 max-lg:flex-1 max-lg:basis-40 lg:order-1 lg:w-42 lg:shrink-0"
        onChange={(event) => onChange({ ...filters, sort: event.currentTarget.value as Sort })}
      />
      {/* On a phone one line that is moved sideways, so that members come soon; beside the order as many lines as it takes. */}
      <div className="flex items-center gap-2 max-sm:-mx-4 max-sm:w-[calc(100%+32px)] max-sm:overflow-x-auto max-sm:scroll-px-4 max-sm:px-4 max-sm:py-1 max-sm:[scrollbar-width:none] max-sm:empty:hidden max-sm:*:shrink-0 sm:max-lg:contents lg:min-w-0 lg:flex-1 lg:flex-wrap lg:py-1.5">
        {active.length > 0 ? (
          <ul aria-label={intl.formatMessage(messages.active)} className="flex items-center gap-2 sm:contents">
            {active.map((filter) => {
              const label = filterWords(filter);
              return (
                <li key={filterId(filter)} className="min-w-0 max-sm:max-w-[80vw] max-sm:shrink-0">
                  <Chip
                    removeLabel={intl.formatMessage(messages.remove, { filter: label })}
                    onClick={() => onChange(withoutFilter(filters, filter))}
                  >
                    {label}
                  </Chip>
                </li>
              );
            })}
          </ul>
        ) : null}
        {active.length > 0 ? (
          <Button
            variant="ghost"
            size="sm"
            className="max-sm:px-2 lg:px-2.5"
            onClick={() => onChange(withoutAll(filters))}
          >
            {intl.formatMessage(messages.removeAll)}
          </Button>
        ) : null}
        {saved ? <SavedBar {...saved} /> : null}
      </div>
    </div>
  );
}

function SavedBar({ exists, shown, onSave, onOpen, onForget }: SavedSearch) {
  const intl = useIntl();
  let parts: ReactNode;
  if (shown)
    parts = (
      <>
        <span className="inline-flex items-center gap-1.5 text-sm font-semibold">
          <BookmarkCheckIcon aria-hidden className="size-5 text-primary-text" />
          {intl.formatMessage(listMessages.isSaved)}
        </span>
        <Button variant="ghost" size="sm" onClick={onForget}>
          {intl.formatMessage(listMessages.forget)}
        </Button>
      </>
    );
  else
    parts = (
      <>
        {exists ? (
          <Button variant="ghost" size="sm" onClick={onOpen}>
            {intl.formatMessage(listMessages.openSaved)}
          </Button>
        ) : null}
        <Button variant="ghost" size="sm" onClick={onSave}>
          <BookmarkIcon aria-hidden />
          {intl.formatMessage(listMessages.save)}
        </Button>
      </>
    );
  return (
    <div className="flex items-center gap-1 max-sm:[&_button]:px-2 sm:flex-wrap max-lg:sm:ms-auto lg:[&_button]:px-2.5">
      {parts}
    </div>
  );
}
