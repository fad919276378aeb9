import { ConsentNotice, PageViews } from '@heartline/features/consent';
import { useSettings } from '@heartline/features/shared';
import { ConnectedEntryWarning, useEntryWarning, type PageName } from '@heartline/features/site';

import { BounceLog } from './bounce-log.ts';

interface WhereProps {
  page: PageName;
  lander: boolean;
  inApp: boolean;
}

export interface WayInProps extends WhereProps {
  route: string;
  path: string;
  /** The address requested the log of bounces. */
  logs: boolean;
}

/** Functions around a visit that its site or address requests: the entry warning, the log of its end, the counting of its pages. */
export function WayIn({ route, path, logs, ...where }: WayInProps) {
  const { analytics } = useSettings();
  return (
    <>
      <ConnectedEntryWarning {...where} />
      {logs ? <BounceLog page={where.page} path={path} /> : null}
      {analytics ? <PageViews route={route} path={path} /> : null}
    </>
  );
}

/** One question at a time: the consent to counting comes after the entry warning. */
export function ConsentAfterEntry(where: WhereProps) {
  return useEntryWarning(where).open ? null : <ConsentNotice />;
}
