import { FictionalMark } from '@heartline/ui/member/fictional-mark';

import type { LanderSite } from './lander-data.ts';

/** The site's notice about fictional faces, with its mark; undefined if all are people. */
export function fictionalNote(site: LanderSite | undefined, shown: readonly { fictional: boolean }[] | undefined) {
  if (!site?.fictionalWarning || !shown?.some(({ fictional }) => fictional)) return undefined;
  return (
    <>
      <FictionalMark label={site.fictionalSingular} />
      <p>{site.fictionalWarning}</p>
    </>
  );
}
