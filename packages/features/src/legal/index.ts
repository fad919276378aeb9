export { legalQueries } from './legal.queries.ts';
export { StaticPageScreen } from './static-page-screen.tsx';
