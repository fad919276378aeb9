import { Dialog } from '@heartline/ui/overlays/dialog';
import { Fragment } from 'react';
import { useIntl } from 'react-intl';

import { commonMessages } from '../../shared/index.ts';
import { chatMessages } from '../chat.messages.ts';
import { keyMessages as messages } from './keys.messages.ts';

/** Each with its keys as printed on keyboards: names of keys are not translated. */
const shortcuts = [
  ['enter', ['Enter']],
  ['shiftEnter', ['Shift', 'Enter']],
  ['arrows', ['↑', '↓']],
  ['menu', ['Enter']],
  ['ends', ['Home', 'End']],
  ['escape', ['Esc']],
  ['help', ['Ctrl', '/']],
] as const;

/** The keyboard shortcuts of the chat. */
export function KeysDialog({ onClose }: { onClose: () => void }) {
  const intl = useIntl();
  return (
    <Dialog
      open
      onClose={onClose}
      title={intl.formatMessage(chatMessages.keys)}
      description={intl.formatMessage(messages.text)}
      closeLabel={intl.formatMessage(commonMessages.close)}
    >
      <dl className="grid grid-cols-[auto_1fr] items-center gap-x-5 gap-y-3">
        {shortcuts.map(([what, keys]) => (
          <Fragment key={what}>
            <dt className="flex gap-1.5">
              {keys.map((key) => (
                <kbd
                  key={key}
                  className="grid min-h-8 min-w-8 place-items-center rounded-sm border border-b-2 border-line-strong bg-surface-raised px-2 font-sans text-sm font-semibold"
                >
                  {key}
                </kbd>
              ))}
            </dt>
            <dd>{intl.formatMessage(messages[what])}</dd>
          </Fragment>
        ))}
      </dl>
    </Dialog>
  );
}
