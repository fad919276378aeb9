import type { Locale } from '@heartline/api-client';
import { PageTitle, useApi } from '@heartline/features/shared';
import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';

import {
  LanderScreen,
  LanderWords,
  type LanderAddress,
  type LanderDefinition,
  type LanderScreenProps,
} from '../shared/index.ts';
import { landerQueries, preparedLander } from './lander.queries.ts';

export interface LanderPageProps extends LanderAddress, Pick<LanderScreenProps, 'member'> {
  /** Name of the folder; `prepareLander` has loaded it. */
  name: string;
}

/** A lander as a page of the site: /landers/{name}/{slug?} (LND-02). */
export function LanderPage({ name, ...props }: LanderPageProps) {
  const lander = preparedLander(name);
  return lander ? <PreparedPage key={name} lander={lander} {...props} /> : null;
}

function PreparedPage({ lander, ...props }: Omit<LanderPageProps, 'name'> & { lander: LanderDefinition }) {
  const api = useApi();
  const locale = useIntl().locale as Locale;
  const { data } = useQuery(landerQueries.data(api, lander, { ...props, locale }));
  return (
    <LanderWords catalog={lander.words} locale={locale}>
      <Title lander={lander} />
      <LanderScreen {...props} lander={lander} api={api} origin="" data={data} />
    </LanderWords>
  );
}

function Title({ lander }: { lander: LanderDefinition }) {
  return <PageTitle>{useIntl().formatMessage(lander.title)}</PageTitle>;
}
