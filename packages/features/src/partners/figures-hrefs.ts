import type { FigurePeriod } from '@heartline/api-client';

const part = encodeURIComponent;

export const figuresHrefs = {
  page: (token: string, period: FigurePeriod) => `/partners/${part(token)}?days=${period}`,
  /** The server answers with a file. */
  table: (token: string, period: FigurePeriod) => `/api/partners/${part(token)}/figures.csv?days=${period}`,
};
