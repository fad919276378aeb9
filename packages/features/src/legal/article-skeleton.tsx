import { Skeleton } from '@heartline/ui/feedback/skeleton';
import { useIntl } from 'react-intl';

import { commonMessages } from '../shared/index.ts';

/** Placeholder of an article: its title, its introduction, and the beginning of its text. */
export function ArticleSkeleton() {
  const intl = useIntl();
  return (
    <div className="mx-auto flex w-full max-w-reading flex-col gap-8">
      <div className="flex flex-col gap-4">
        <Skeleton shape="block" className="h-9 w-2/3" label={intl.formatMessage(commonMessages.loading)} />
        <Skeleton />
        <Skeleton className="w-4/5" />
      </div>
      <Skeleton shape="block" className="h-28" />
      <div className="flex flex-col gap-4">
        <Skeleton />
        <Skeleton />
        <Skeleton className="w-3/5" />
      </div>
    </div>
  );
}
