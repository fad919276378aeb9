import { Skeleton } from '@heartline/ui/feedback/skeleton';
import { useIntl } from 'react-intl';

import { commonMessages } from '../shared/index.ts';

/** Placeholder of the wizard while it loads. */
export function WizardSkeleton() {
  const intl = useIntl();
  return (
    <div className="mx-auto flex w-full max-w-2xl flex-col gap-6">
      <Skeleton label={intl.formatMessage(commonMessages.loading)} className="h-9 w-3/5" />
      <Skeleton />
      <Skeleton shape="block" className="h-72 w-full rounded-lg" />
    </div>
  );
}
