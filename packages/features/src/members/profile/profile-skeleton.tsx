import { Skeleton } from '@heartline/ui/feedback/skeleton';
import { useIntl } from 'react-intl';

import { commonMessages } from '../../shared/index.ts';

/** A profile on its way, in its size. */
export function ProfileSkeleton() {
  const intl = useIntl();
  return (
    <div className="grid items-start gap-6 md:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] md:gap-10">
      <Skeleton
        shape="block"
        label={intl.formatMessage(commonMessages.loading)}
        className="aspect-4/5 max-h-[70dvh] min-h-72 w-full rounded-xl"
      />
      <div className="flex flex-col gap-5">
        <Skeleton className="h-9 w-3/5" />
        <Skeleton className="w-2/5" />
        <div className="flex gap-2.5">
          <Skeleton shape="block" className="h-13 w-44 rounded-full" />
          <Skeleton shape="block" className="h-13 w-28 rounded-full" />
        </div>
        <Skeleton />
        <Skeleton />
        <Skeleton className="w-4/5" />
      </div>
    </div>
  );
}
