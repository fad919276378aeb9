import type { FigurePeriod } from '@heartline/api-client';
import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';

import { PageTitle, useApi, useSettings } from '../shared/index.ts';
import { FiguresView } from './figures-view.tsx';
import { messages } from './figures.messages.ts';
import { figuresQueries } from './figures.queries.ts';

export interface FiguresScreenProps {
  /** From the address; the token alone grants access. */
  token: string;
  period: FigurePeriod;
}

/** /partners/{token}: a partner's figures about the visitors they have brought (LND-04). */
export function FiguresScreen({ token, period }: FiguresScreenProps) {
  const intl = useIntl();
  const { name } = useSettings();
  const { data, error, refetch } = useQuery(figuresQueries.figures(useApi(), token, period));
  return (
    <>
      <PageTitle>{intl.formatMessage(messages.page)}</PageTitle>
      <FiguresView
        site={name}
        token={token}
        period={period}
        figures={data}
        error={error}
        onRetry={() => void refetch()}
      />
    </>
  );
}
