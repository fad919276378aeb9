import { Skeleton } from '@heartline/ui/feedback/skeleton';
import { useIntl } from 'react-intl';

import { commonMessages } from '../../shared/index.ts';

/** Placeholder of a profile, of the same size. */
export function ProfileSkeleton() {
  const intl = useIntl();
  return (
    <div className="grid items-start gap-6 md:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] md:gap-10">
      <div className="-mx-4 -mt-5 sm:-mx-6 md:m-0">
        <Skeleton
          shape="block"
          label={intl.formatMessage(commonMessages.loading)}
          className="person-photo aspect-4/5 max-h-[70dvh] min-h-72 w-full rounded-none md:rounded-xl"
        />
      </div>
      <div className="flex flex-col gap-5">
        <div className="flex gap-2.5 max-md:hidden">
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
