import type { Payment } from '@heartline/api-client';
import { IconButton } from '@heartline/ui/controls/icon-button';
import { AttributeList } from '@heartline/ui/member/attribute-list';
import { CopyIcon } from 'lucide-react';
import { useIntl } from 'react-intl';

import { formatMoney } from '../shared/index.ts';
import { moneyMessages as messages } from './flow.messages.ts';

export interface TransferDetailsProps {
  transfer: NonNullable<Payment['transfer']>;
  total: Payment['total'];
  /** Copies a detail. */
  onCopy: (text: string) => void;
}

/** The same in every language. */
const standards = { iban: 'IBAN', bic: 'BIC' };

/** The values to type into the bank's form for a transfer, each with a copy button (PAY-02c). */
export function TransferDetails({ transfer, total, onCopy }: TransferDetailsProps) {
  const intl = useIntl();
  const sum = formatMoney(intl, total);
  const rows = [
    { id: 'holder', label: intl.formatMessage(messages.recipient), text: transfer.holder },
    { id: 'iban', label: standards.iban, text: transfer.iban, shown: transfer.iban.replaceAll(/(.{4})(?=.)/g, '$1 ') },
    { id: 'bic', label: standards.bic, text: transfer.bic },
    { id: 'reference', label: intl.formatMessage(messages.reference), text: transfer.reference },
    // A bank's field takes digits, but no currency sign.
    { id: 'amount', label: intl.formatMessage(messages.amount), text: (total.amount / 100).toFixed(2), shown: sum },
  ].filter(({ text }) => text !== '');
  return (
    <div className="flex flex-col gap-3">
      <AttributeList
        variant="rows"
        className="rounded-lg border border-line bg-surface px-5 py-2"
        items={rows.map(({ id, label, text, shown = text }) => ({
          id,
          label,
          value: (
            <span className="flex items-center justify-between gap-3">
              <span className="min-w-0 break-words tabular-nums">{shown}</span>
              <IconButton size="sm" label={intl.formatMessage(messages.copy, { label })} onClick={() => onCopy(text)}>
                <CopyIcon />
              </IconButton>
            </span>
          ),
        }))}
      />
      <p className="text-sm text-ink-muted">{intl.formatMessage(messages.sameReference)}</p>
    </div>
  );
}
