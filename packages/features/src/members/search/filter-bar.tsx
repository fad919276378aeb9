import { Button } from '@heartline/ui/controls/button';
import { Chip } from '@heartline/ui/controls/chip';
import { IconButton } from '@heartline/ui/controls/icon-button';
import { Select } from '@heartline/ui/controls/select';
import { Menu } from '@heartline/ui/overlays/menu';
import { ArrowDownUpIcon, BookmarkCheckIcon, BookmarkIcon, CheckIcon, RotateCwIcon } from 'lucide-react';
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
import { usePlaces } from '../place/use-places.ts';
import { PlayLinks } from './play-links.tsx';

export interface SavedSearch {
  /** A saved search exists. */
  exists: boolean;
  /** The present search is the saved one. */
  shown: boolean;
  onSave: () => void;
  onOpen: () => void;
  onForget: () => void;
}

export interface FilterBarProps extends FilterFormProps {
  /** For members only. */
  saved: SavedSearch | undefined;
  /** Fetches the list again; only defined when it is some minutes old. */
  onRefresh: (() => void) | undefined;
}

/**
 * One line that scrolls away with the list: the filters, below 992 px behind a button, the order, and a chip for each filter in use. It
 * scrolls sideways rather than wrap, so that the first face comes early; from 992 px the chips may take further lines.
 */
export function FilterBar({ saved, onRefresh, ...props }: FilterBarProps) {
  const intl = useIntl();
  const { filters, onChange } = props;
  const keptFocus = useKeptFocus();
  const filterWords = useFilterWords(
    usePlaces(filters.country ?? countryOf(filters.place ?? filters.region), filters.place).data,
  );
  const active = activeFilters(filters);
  return (
    <div ref={keptFocus} className="flex min-w-0 items-center gap-2 max-lg:flex-wrap lg:items-start">
      <FilterSheet {...props} />
      <SortChoice sort={filters.sort} onSort={(sort) => onChange({ ...filters, sort })} />
      <div className="flex min-w-0 flex-1 items-center gap-2 max-lg:-me-4 max-lg:-my-1 max-lg:row-fades max-lg:overflow-x-auto max-lg:scroll-px-4 max-lg:py-1 max-lg:pe-4 max-lg:[scrollbar-width:none] max-lg:*:shrink-0 sm:max-lg:-me-6 sm:max-lg:pe-6 lg:flex-wrap lg:py-1">
        {onRefresh ? (
          <Button variant="soft" size="sm" className="max-lg:min-h-11" onClick={onRefresh}>
            <RotateCwIcon aria-hidden />
            {intl.formatMessage(listMessages.refresh)}
          </Button>
        ) : null}
        {active.length > 0 ? (
          <ul aria-label={intl.formatMessage(messages.active)} className="flex items-center gap-2 lg:contents">
            {active.map((filter) => {
              const label = filterWords(filter);
              return (
                <li key={filterId(filter)} className="min-w-0 max-lg:max-w-[80vw] max-lg:shrink-0">
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
            className="max-lg:px-2 lg:px-2.5"
            onClick={() => onChange(withoutAll(filters))}
          >
            {intl.formatMessage(messages.removeAll)}
          </Button>
        ) : null}
        {saved ? (
          <>
            <SavedBar {...saved} />
            <span className="flex items-center gap-2 lg:hidden">
              <PlayLinks />
            </span>
          </>
        ) : null}
      </div>
    </div>
  );
}

const sorts = ['active', 'new'] as const satisfies readonly Sort[];

/** The order of the list: an icon with a menu on small screens, else a field. */
function SortChoice({ sort, onSort }: { sort: Sort; onSort: (sort: Sort) => void }) {
  const intl = useIntl();
  const words = {
    active: intl.formatMessage(listMessages.active),
    new: intl.formatMessage(listMessages.newest),
  } satisfies Record<Sort, string>;
  return (
    <>
      <span className="shrink-0 lg:hidden">
        <Menu
          label={intl.formatMessage(listMessages.sort)}
          align="start"
          trigger={
            <IconButton variant="outline" label={intl.formatMessage(listMessages.sortedBy, { order: words[sort] })}>
              <ArrowDownUpIcon aria-hidden />
            </IconButton>
          }
          items={sorts.map((one) => ({
            label: words[one],
            icon: one === sort ? <CheckIcon /> : <span className="size-5" />,
            onSelect: () => onSort(one),
          }))}
        />
      </span>
      <Select
        label={intl.formatMessage(listMessages.sort)}
        labelHidden
        value={sort}
        options={sorts.map((value) => ({ value, label: words[value] }))}
        className="max-lg:hidden lg:order-1 lg:w-42 lg:shrink-0"
        onChange={(event) => onSort(event.currentTarget.value as Sort)}
      />
    </>
  );
}

function SavedBar({ exists, shown, onSave, onOpen, onForget }: SavedSearch) {
  const intl = useIntl();
  let parts: ReactNode;
  if (shown)
    parts = (
      <>
        <span className="inline-flex items-center gap-1.5 text-sm font-semibold">
          <BookmarkCheckIcon aria-hidden className="size-5 text-ink-muted" />
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
    <div className="flex items-center gap-1 max-lg:[&_button]:px-2 lg:flex-wrap lg:[&_button]:px-2.5">{parts}</div>
  );
}
