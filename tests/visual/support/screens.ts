import { screenStates } from '../../../tools/elements/screen-states.ts';

/** The state that a story of this name must show. */
export const stateOf = (story: string) =>
  Object.values(screenStates).find(({ named }) => named.test(story.replaceAll(' ', '')));
