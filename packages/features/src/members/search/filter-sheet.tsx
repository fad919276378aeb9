import { Button } from '@heartline/ui/controls/button';
import { Sheet } from '@heartline/ui/overlays/sheet';
import { SlidersHorizontalIcon } from 'lucide-react';
import { useState } from 'react';
import { useIntl } from 'react-intl';

import { commonMessages, useSettled } from '../../shared/index.ts';
import { FilterForm, type FilterFormProps } from '../filters/filter-form.tsx';
import { filterMessages as messages } from '../filters/filter.messages.ts';
import { activeFilters, withoutAll } from '../filters/filter-steps.ts';
import { useTotal } from './use-member-list.ts';

/** The filters in a sheet: the search changes once, when the sheet is confirmed. */
export function FilterSheet(props: FilterFormProps) {
  const intl = useIntl();
  const [open, setOpen] = useState(false);
  const { filters } = props;
  return (
    <>
      <Button variant="outline" className="shrink-0 px-4 lg:hidden" onClick={() => setOpen(true)}>
        <SlidersHorizontalIcon aria-hidden />
        {intl.formatMessage(messages.open, { count: activeFilters(filters).length })}
      </Button>
      {open ? <OpenSheet {...props} onClose={() => setOpen(false)} /> : null}
    </>
  );
}

/** Milliseconds after a change until its results are counted. */
const patience = 300;

function OpenSheet({ filters, onChange, onClose, ...choices }: FilterFormProps & { onClose: () => void }) {
  const intl = useIntl();
  const [draft, setDraft] = useState(filters);
  const counted = useSettled(draft, patience);
  const total = useTotal(counted);
  const count = counted === draft ? total : undefined;
  return (
    <Sheet
      open
      onClose={onClose}
      title={intl.formatMessage(messages.title)}
      closeLabel={intl.formatMessage(commonMessages.close)}
      footer={
        <>
          <Button variant="ghost" onClick={() => setDraft(withoutAll(draft))}>
            {intl.formatMessage(messages.removeAll)}
          </Button>
          <Button
            className="flex-1 tabular-nums"
            onClick={() => {
              onClose();
              onChange(draft);
            }}
          >
            {count === undefined
              ? intl.formatMessage(messages.show)
              : intl.formatMessage(messages.showCount, { count })}
          </Button>
          <output className="sr-only">
            {count === undefined ? '' : intl.formatMessage(messages.showCount, { count })}
          </output>
        </>
      }
    >
      <FilterForm {...choices} filters={draft} onChange={setDraft} />
    </Sheet>
  );
}
