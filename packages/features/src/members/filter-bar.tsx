import { Button } from '@heartline/ui/controls/button';
import { Chip } from '@heartline/ui/controls/chip';
import { Sheet } from '@heartline/ui/overlays/sheet';
import { SlidersHorizontalIcon } from 'lucide-react';
import { useState } from 'react';
import { useIntl } from 'react-intl';

import { commonMessages } from '../shared/index.ts';
import { FilterForm, type FilterFormProps } from './filter-form.tsx';
import { activeFilters, filterId, withoutFilter } from './filter-steps.ts';
import { filterMessages as messages } from './members.messages.ts';
import { searchOf, type Filters } from './members-search.ts';
import { useFilterWords } from './use-filter-words.ts';

export interface FilterBarProps extends FilterFormProps {
  defaults: Filters;
}

/** The filters in use as chips, and on phones the button that opens all of them. */
export function FilterBar({ filters, defaults, onChange, ...choices }: FilterBarProps) {
  const intl = useIntl();
  const filterWords = useFilterWords(choices.regions);
  const active = activeFilters(filters);
  const changed = Object.keys(searchOf(filters, defaults)).length > 0;
  return (
    <div className="flex flex-wrap items-center gap-2">
      <FilterSheet
        key={JSON.stringify(filters)}
        filters={filters}
        defaults={defaults}
        onChange={onChange}
        {...choices}
      />
      {active.length > 0 ? (
        <ul aria-label={intl.formatMessage(messages.active)} className="contents">
          {active.map((filter) => {
            const label = filterWords(filter);
            return (
              <li key={filterId(filter)} className="min-w-0">
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
      {changed ? (
        <Button variant="ghost" size="sm" onClick={() => onChange(defaults)}>
          {intl.formatMessage(messages.reset)}
        </Button>
      ) : null}
    </div>
  );
}

/** Chooses in peace: the search changes once, when the sheet is left by its button. */
function FilterSheet({ filters, defaults, onChange, ...choices }: FilterBarProps) {
  const intl = useIntl();
  const [open, setOpen] = useState(false);
  const [draft, setDraft] = useState(filters);
  return (
    <>
      <Button
        variant="outline"
        className="lg:hidden"
        onClick={() => {
          setDraft(filters);
          setOpen(true);
        }}
      >
        <SlidersHorizontalIcon aria-hidden />
        {intl.formatMessage(messages.open, { count: Object.keys(searchOf(filters, defaults)).length })}
      </Button>
      <Sheet
        open={open}
        onClose={() => setOpen(false)}
        title={intl.formatMessage(messages.title)}
        closeLabel={intl.formatMessage(commonMessages.close)}
        footer={
          <>
            <Button variant="ghost" onClick={() => setDraft(defaults)}>
              {intl.formatMessage(messages.reset)}
            </Button>
            <Button
              className="flex-1"
              onClick={() => {
                setOpen(false);
                onChange(draft);
              }}
            >
              {intl.formatMessage(messages.show)}
            </Button>
          </>
        }
      >
        {/* The regions shown are those of the country in the address, until the sheet is left. */}
        <FilterForm
          {...choices}
          regions={draft.country === filters.country ? choices.regions : []}
          filters={draft}
          onChange={setDraft}
        />
      </Sheet>
    </>
  );
}
