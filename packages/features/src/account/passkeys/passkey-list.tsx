import { Button } from '@heartline/ui/controls/button';
import { FingerprintPatternIcon } from 'lucide-react';
import { useIntl } from 'react-intl';

import { formAct, useRelativeTime } from '../../shared/index.ts';
import { messages as accountMessages } from '../account.messages.ts';
import type { Passkey } from '../account.queries.ts';
import { passkeyMessages as messages } from '../passkeys.messages.ts';

export interface PasskeyListProps {
  passkeys: readonly Passkey[];
  onRename: (passkey: Passkey) => void;
  onRemove: (passkey: Passkey) => void;
}

/** Each passkey with its name, when it was added and last used, and buttons to rename and remove it. */
export function PasskeyList({ passkeys, onRename, onRemove }: PasskeyListProps) {
  const intl = useIntl();
  const relativeTime = useRelativeTime();
  return (
    <ul aria-label={intl.formatMessage(messages.list)} className="flex flex-col divide-y divide-line">
      {passkeys.map((passkey) => {
        const { id, name, createdAt, lastUsedAt } = passkey;
        return (
          <li key={id} className="flex flex-wrap items-start gap-x-3 gap-y-2 py-3 first:pt-0">
            <FingerprintPatternIcon aria-hidden className="mt-0.5 size-6 shrink-0 text-ink-muted" />
            <span className="flex min-w-0 flex-1 flex-col">
              <span className="font-semibold wrap-anywhere">{name}</span>
              <span className="text-sm text-ink-muted">
                {intl.formatMessage(messages.addedOn, { date: intl.formatDate(createdAt, { dateStyle: 'long' }) })}
              </span>
              <span className="text-sm text-ink-muted">
                {lastUsedAt === null
                  ? intl.formatMessage(messages.unused)
                  : intl.formatMessage(accountMessages.lastUsed, { time: relativeTime(lastUsedAt) })}
              </span>
            </span>
            <span className="flex w-full justify-end gap-2">
              <Button
                variant="ghost"
                size="sm"
                aria-label={intl.formatMessage(messages.renameOne, { name })}
                onClick={() => onRename(passkey)}
                data-act={formAct}
              >
                {intl.formatMessage(messages.rename)}
              </Button>
              <Button
                variant="ghost"
                size="sm"
                aria-label={intl.formatMessage(messages.removeOne, { name })}
                onClick={() => onRemove(passkey)}
                data-act={formAct}
              >
                {intl.formatMessage(messages.remove)}
              </Button>
            </span>
          </li>
        );
      })}
    </ul>
  );
}
