import { Skeleton } from '@heartline/ui/feedback/skeleton';
import { useIntl } from 'react-intl';

import { commonMessages } from '../shared/index.ts';

/** Placeholder of the wizard while it loads. */
export function WizardSkeleton() {
  const intl = useIntl();
  return (
    <div className="mx-auto flex w-full max-w-reading flex-col gap-6 max-md:min-h-[calc(100dvh-6.5rem)]">
      <div className="flex flex-col gap-1">
        <Skeleton label={intl.formatMessage(commonMessages.loading)} className="h-6 w-2/5 md:h-9" />
        <div className="flex min-h-11 items-center">
          <Skeleton className="h-1.5" />
        </div>
      </div>
      <Skeleton shape="block" className="h-72 w-full rounded-lg" />
    </div>
  );
}
