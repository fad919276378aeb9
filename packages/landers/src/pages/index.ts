export { LanderPage, type LanderPageProps } from './lander-page.tsx';
// Separate from the page, so that the route's loader does not load the page as well.
export { landerFiles, landerNames, prepareLander } from './lander.queries.ts';
export { describeLander } from './describe-lander.ts';
