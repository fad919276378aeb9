import type { Site } from '../site.ts';
import { StartError } from '../start-error.ts';
import type { AgeCheckAdapter, AgeCheckParts } from './adapter.ts';
import { openRedirect } from './redirect/open-redirect.ts';
import { openSandbox } from './sandbox/open-sandbox.ts';

/** Where members must prove that they are adults, and the provider that checks it. */
export interface AgeChecks {
  all: readonly AgeCheckAdapter[];
  /**
   * The adapter for members of a pool in these countries: that of the profile, and that of the visit where it is known. undefined: no check
   * is required. A requirement of one site of a pool holds for all of them, as they show the same people to the same members.
   */
  adapterFor: (pool: string, countries: readonly (string | null)[]) => AgeCheckAdapter | undefined;
}

/** Each folder decides from the configuration whether it is set up. */
const folders: readonly ((parts: AgeCheckParts) => AgeCheckAdapter[])[] = [openRedirect, openSandbox];

/** @throws StartError when a site names an adapter that is not set up: members would see its content without a check */
export function openAgeChecks(
  parts: AgeCheckParts,
  sites: readonly Pick<Site, 'id' | 'pool' | 'ageChecks'>[],
): AgeChecks {
  const all = folders.flatMap((open) => open(parts));
  const rules = new Map<string, AgeCheckAdapter>();
  for (const { id, pool, ageChecks = {} } of sites)
    for (const [country, name] of Object.entries(ageChecks)) {
      const adapter = all.find((one) => one.name === name);
      if (!/^[A-Z]{2}$/.test(country))
        throw new StartError(`the age check of the site ${id}: ${country} is no country`);
      if (!adapter)
        throw new StartError(
          `the age check of the site ${id}: "${name}" for ${country} is not set up (there is ${all.map((one) => one.name).join(', ') || 'none'})`,
        );
      rules.set(`${pool}:${country}`, adapter);
    }
  return {
    all,
    adapterFor: (pool, countries) => countries.flatMap((country) => rules.get(`${pool}:${country}`) ?? [])[0],
  };
}
