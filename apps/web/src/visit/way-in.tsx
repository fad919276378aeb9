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
  /** The address asked for the log of bounces. */
  logs: boolean;
}

/** What goes with a visit where its site or its address asks for it: the warning before it, the log of its end, the counting of its pages. */
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

/** One thing at a time: whoever is asked whether they are an adult is asked about being counted afterwards. */
export function ConsentAfterEntry(where: WhereProps) {
  return useEntryWarning(where).open ? null : <ConsentNotice />;
}
