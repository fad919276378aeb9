/** Notes for designers and QA on the page of an element in Storybook. */
export interface ElementNotes {
  /** When to use it, in one or two sentences. */
  use: string;
  /** When not to, and what to use instead. */
  avoid: string;
  /** Keys and their effects, for an element with keyboard control. */
  keyboard?: readonly (readonly [keys: string, effect: string])[];
  /** Stability of its public props. @default 'stable' */
  status?: 'new' | 'stable' | 'changing';
  /** Other words that people search for it by. */
  synonyms?: readonly string[];
}

/** The notes as parameters of a stories file: `parameters: elementNotes({ … })`. */
export const elementNotes = (notes: ElementNotes): { element: ElementNotes } => ({ element: notes });
