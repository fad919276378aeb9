export { legalQueries, StaticPageScreen } from './static-page-screen.tsx';
