import { LanderHero } from '@heartline/ui/lander/lander-hero';
import { Skeleton } from '@heartline/ui/feedback/skeleton';
import { useIntl } from 'react-intl';

import { landerMessages, type LanderPictureProps, type LanderRegion } from '../shared/index.ts';
import { maplandingMessages as messages } from './maplanding.messages.ts';
import { RegionMap } from './region-map.tsx';

/** With fewer regions there is no map. */
const fewestRegions = 2;

/** The visitor's country in regions. A press on one shows how many people live there, and carries it into the sign-up. */
export function MaplandingPicture({ site, regions, play, question }: LanderPictureProps) {
  const intl = useIntl();
  if (regions && regions.length < fewestRegions) {
    return (
      <LanderHero
        align="center"
        title={intl.formatMessage(messages.title)}
        text={intl.formatMessage(messages.textWithoutMap)}
      >
        {question}
      </LanderHero>
    );
  }
  const picked = regions?.find(({ id }) => id === play.answers['region']);
  const pick = ({ id }: LanderRegion) => {
    play.set('country', site?.country ?? '');
    play.set('region', id);
  };
  const country = site ? (intl.formatDisplayName(site.country, { type: 'region' }) ?? site.country) : '';
  return (
    <section className="@container match-glow bg-canvas text-ink">
      <div className="mx-auto grid w-full max-w-300 gap-x-12 gap-y-5 px-4 py-8 @min-[768px]:grid-cols-2 @min-[768px]:items-center @min-[768px]:px-10 @min-[768px]:py-12">
        <div className="flex flex-col gap-2 text-center @min-[768px]:self-end @min-[768px]:text-start">
          <h1 className="text-4xl font-display text-balance">{intl.formatMessage(messages.title)}</h1>
          <p className="text-lg text-balance text-ink-muted">{intl.formatMessage(messages.text)}</p>
        </div>
        <div className="mx-auto w-full max-w-120 @min-[768px]:col-start-2 @min-[768px]:row-span-2 @min-[768px]:row-start-1">
          {regions ? (
            <RegionMap
              label={intl.formatMessage(messages.map, { country })}
              regions={regions}
              picked={picked?.id}
              onPick={pick}
            />
          ) : (
            <Skeleton
              shape="photo"
              className="aspect-square rounded-xl"
              label={intl.formatMessage(landerMessages.loading)}
            />
          )}
        </div>
        <div className="mx-auto flex w-full max-w-110 flex-col gap-4 @min-[768px]:mx-0 @min-[768px]:self-start">
          <output className="block min-h-7 text-center text-lg font-semibold text-primary-text @min-[768px]:text-start">
            {picked ? sentenceOf(picked) : null}
          </output>
          {question}
        </div>
      </div>
    </section>
  );

  function sentenceOf({ name, people }: LanderRegion) {
    return people === null
      ? intl.formatMessage(messages.few, { region: name })
      : intl.formatMessage(messages.people, { region: name, count: people });
  }
}
