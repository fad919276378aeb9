export { visitsQueries } from './visits.queries.ts';
export { VisitsScreen } from './visits-screen.tsx';
