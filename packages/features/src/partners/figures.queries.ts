import { ApiError, figurePeriods, type ApiClient, type FigurePeriod } from '@heartline/api-client';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';

export type Figures = Awaited<ReturnType<ApiClient['partners']['figures']>>['figures'];

/** The period in an address. */
export const periodOf = (search: string): FigurePeriod => {
  const days = new URLSearchParams(search).get('days');
  return figurePeriods.find((one) => one === days) ?? '30';
};

export const figuresQueries = {
  /** Null if the token is invalid. */
  figures: (api: ApiClient, token: string, period: FigurePeriod) =>
    queryOptions({
      queryKey: ['partner-figures', token, period],
      queryFn: async ({ signal }): Promise<Figures | null> => {
        try {
          return (await api.partners.figures({ token, days: period }, { signal })).figures;
        } catch (error) {
          if (error instanceof ApiError && error.code === 'not_found') return null;
          throw error;
        }
      },
      placeholderData: keepPreviousData,
      staleTime: 60_000,
    }),
};
