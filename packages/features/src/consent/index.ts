export { ConsentChoice, ConsentNotice } from './connected-consent.tsx';
export { PageViews, type PageViewsProps } from './page-views.tsx';
