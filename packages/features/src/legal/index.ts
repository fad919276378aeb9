export { legalQueries, loadPage } from './legal.queries.ts';
export { questionsOf, type Question } from './questions.ts';
export { SitePageScreen } from './site-page-screen.tsx';
export { StaticPageScreen } from './static-page-screen.tsx';
