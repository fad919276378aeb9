/** What designers and QA read on the page of an element in Storybook. */
export interface ElementNotes {
  /** When to use it, in one or two sentences. */
  use: string;
  /** When not to, and what to use instead. */
  avoid: string;
  /** Keys and what they do, for an element that takes the keyboard. */
  keyboard?: readonly (readonly [keys: string, effect: string])[];
  /** How far its public props can be relied on. @default 'stable' */
  status?: 'new' | 'stable' | 'changing';
  /** Other words people look for it by. */
  synonyms?: readonly string[];
}

/** The notes as parameters of a stories file: `parameters: elementNotes({ … })`. */
export const elementNotes = (notes: ElementNotes): { element: ElementNotes } => ({ element: notes });
