import { trackingNames } from '../shared/lander-links.ts';

export const landerAttributes = ['site', 'locale', 'slug', 'theme', ...trackingNames] as const;
export type LanderAttribute = (typeof landerAttributes)[number];
