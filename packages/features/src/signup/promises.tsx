import { BadgeCheckIcon, CoinsIcon, GiftIcon, SparklesIcon } from 'lucide-react';
import { useIntl } from 'react-intl';

import { promiseMessages } from './signup.messages.ts';

/** Benefits of signing up, beside the form: only those that are true on every site. */
export function Promises({ signupCredits }: { signupCredits: number }) {
  const intl = useIntl();
  const promises = [
    { Icon: SparklesIcon, text: intl.formatMessage(promiseMessages.free), shown: true },
    {
      Icon: GiftIcon,
      text: intl.formatMessage(promiseMessages.welcome, { credits: signupCredits }),
      shown: signupCredits > 0,
    },
    { Icon: CoinsIcon, text: intl.formatMessage(promiseMessages.noSubscription), shown: true },
    { Icon: BadgeCheckIcon, text: intl.formatMessage(promiseMessages.photos), shown: true },
  ];
  return (
    <ul className="flex flex-col gap-4">
      {promises
        .filter(({ shown }) => shown)
        .map(({ Icon, text }) => (
          <li key={text} className="flex items-start gap-3">
            <Icon aria-hidden className="mt-0.5 size-5 shrink-0 text-ink-muted" />
            <span>{text}</span>
          </li>
        ))}
    </ul>
  );
}
