export type { LanderApi } from './lander-api.ts';
export {
  loadLanderData,
  type LanderData,
  type LanderMember,
  type LanderQuery,
  type LanderSite,
} from './lander-data.ts';
export { landerLinks, placeFields, type LanderLinks, type LanderPlace } from './lander-links.ts';
export { createLanderCatalog, LanderWords, type LanderCatalog } from './lander-words.tsx';
export { landerMessages } from './lander.messages.ts';
export { LanderQuestion, type LanderQuestionProps } from './lander-question.tsx';
export { useLanderData, type LanderDataState } from './use-lander-data.ts';
