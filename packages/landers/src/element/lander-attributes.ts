import { trackingNames } from '../shared/lander-tracking.ts';

export const landerAttributes = ['site', 'locale', 'slug', 'theme', ...trackingNames] as const;
export type LanderAttribute = (typeof landerAttributes)[number];
