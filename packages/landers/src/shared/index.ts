export { clipOf } from './clip-of.ts';
export { fictionalNote } from './fictional-note.tsx';
export { audiences, defineLander, variantOf, type LanderDefinition, type LanderPictureProps } from './define-lander.ts';
export type { LanderApi, LanderInterest, LanderRegion } from './lander-api.ts';
export {
  loadLanderData,
  type LanderData,
  type LanderMember,
  type LanderMemberInView,
  type LanderQuery,
  type LanderSite,
} from './lander-data.ts';
export { landerLinks, targetFields, type LanderTarget } from './lander-links.ts';
export { LanderScreen, type LanderAddress, type LanderScreenProps } from './lander-screen.tsx';
export {
  countryStep,
  genderStep,
  labelOf,
  seekingStep,
  stepOf,
  type LanderStep,
  type SiteStep,
} from './lander-step.ts';
export { createLanderCatalog, LanderWords, type LanderCatalog } from './lander-words.tsx';
export { landerMessages } from './lander.messages.ts';
export { usePeople, type LanderPerson } from './use-people.ts';
export { usePeopleCount } from './use-people-count.ts';
export { MemberPortrait } from './member-portrait.tsx';
