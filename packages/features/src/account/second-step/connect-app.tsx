import { Skeleton } from '@heartline/ui/feedback/skeleton';
import { Link } from '@heartline/ui/controls/link';
import { Suspense } from 'react';
import { useIntl } from 'react-intl';

import { CodeForm, commonMessages, lazyPart, type CodeFormProps } from '../../shared/index.ts';
import { secondStepMessages as messages } from '../second-step.messages.ts';

const QrCode = lazyPart(async () => (await import('./qr-code.tsx')).QrCode);

export interface ConnectAppProps extends Pick<CodeFormProps, 'onSubmit' | 'pending' | 'error'> {
  /** The key in base 32. */
  appKey: string;
  /** The key for an app that scans it, or is on this device. */
  address: string;
}

/** The key of an authenticator app, to scan or type, and the field for its first code. */
export function ConnectApp({ appKey, address, ...form }: ConnectAppProps) {
  const intl = useIntl();
  return (
    <>
      <div className="flex flex-col items-center gap-3">
        <div className="size-52 overflow-hidden rounded-md border border-line">
          <Suspense
            fallback={
              <Skeleton shape="block" className="size-full" label={intl.formatMessage(commonMessages.loading)} />
            }
          >
            <QrCode text={address} label={intl.formatMessage(messages.picture)} />
          </Suspense>
        </div>
        <dl className="flex flex-col items-center gap-1 text-center">
          <dt className="text-sm text-ink-muted">{intl.formatMessage(messages.key)}</dt>
          <dd className="font-semibold tracking-wide text-ink select-all" translate="no">
            {(appKey.match(/.{1,4}/g) ?? []).join(' ')}
          </dd>
        </dl>
        <Link href={address} variant="strong">
          {intl.formatMessage(messages.openApp)}
        </Link>
      </div>
      <CodeForm
        {...form}
        label={intl.formatMessage(messages.code)}
        wrong={intl.formatMessage(messages.codeWrong)}
        submit={intl.formatMessage(messages.switchOn)}
      />
    </>
  );
}
