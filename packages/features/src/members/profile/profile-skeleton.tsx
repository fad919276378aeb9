import { Skeleton } from '@heartline/ui/feedback/skeleton';
import { useIntl } from 'react-intl';

import { commonMessages } from '../../shared/index.ts';

export interface ProfileSkeletonProps {
  /** Address of a photo of the member that is loaded already, such as that of the card that was pressed. */
  photo?: string | undefined;
}

/** Placeholder of a profile, of the same size. */
export function ProfileSkeleton({ photo }: ProfileSkeletonProps) {
  const intl = useIntl();
  return (
    <div className="grid items-start gap-6 md:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] md:gap-10">
      <div className="-mx-4 -mt-5 sm:-mx-6 md:m-0">
        <div className="person-photo relative isolate aspect-4/5 max-h-[70dvh] min-h-72 w-full overflow-clip md:rounded-xl">
          <Skeleton
            shape="block"
            label={intl.formatMessage(commonMessages.loading)}
            className="size-full rounded-none"
          />
          {photo ? (
            <img src={photo} alt="" className="absolute inset-0 size-full object-cover object-[50%_25%]" />
          ) : null}
        </div>
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
