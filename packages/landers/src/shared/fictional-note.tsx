import { FictionalMark } from '@heartline/ui/member/fictional-mark';

import type { LanderSite } from './lander-data.ts';

/** What is not real about the faces, in the site's words, with its mark; undefined where all are people. */
export function fictionalNote(site: LanderSite | undefined, shown: readonly { fictional: boolean }[] | undefined) {
  if (!site?.fictionalWarning || !shown?.some(({ fictional }) => fictional)) return undefined;
  return (
    <>
      <FictionalMark label={site.fictionalSingular} />
      <p>{site.fictionalWarning}</p>
    </>
  );
}
