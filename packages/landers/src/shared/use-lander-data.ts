import { useEffect, useState } from 'react';

import type { LanderApi } from './lander-api.ts';
import { loadLanderData, type LanderData, type LanderQuery } from './lander-data.ts';

export interface LanderDataState {
  data: LanderData | undefined;
  /** Loading has failed: the lander shows what it can without data. */
  failed: boolean;
}

/** Loads the data of a lander unless they were loaded before. */
export function useLanderData(
  api: LanderApi,
  { tracking, locale, gender, faces, extra }: LanderQuery,
  given?: LanderData,
): LanderDataState {
  const [state, setState] = useState<LanderDataState>({ data: given, failed: false });
  const { network, ref } = tracking;
  useEffect(() => {
    if (given) return undefined;
    const aborter = new AbortController();
    const source = { ...(network ? { network } : {}), ...(ref ? { ref } : {}) };
    loadLanderData(api, { tracking: source, locale, gender, faces, extra }, aborter.signal).then(
      (data) => !aborter.signal.aborted && setState({ data, failed: false }),
      () => !aborter.signal.aborted && setState(({ data }) => ({ data, failed: data === undefined })),
    );
    return () => aborter.abort();
  }, [api, network, ref, locale, gender, faces, extra, given]);
  return given ? { data: given, failed: false } : state;
}
