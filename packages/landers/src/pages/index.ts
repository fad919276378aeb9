export { LanderPage, type LanderPageProps } from './lander-page.tsx';
// Apart from the page, so that the route's loader does not bring the page along.
export { landerFiles, landerNames, prepareLander } from './lander.queries.ts';
export { describeLander } from './describe-lander.ts';
