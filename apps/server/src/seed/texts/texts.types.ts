/** Texts for the fictional members of one language. All were written in that language for this demo. */
export interface SeedTexts {
  /** Countries they live in, in proportion to their population. */
  homes: string[];
  women: string[];
  men: string[];
  nonbinary: string[];
  about: SeedAbout[];
  conversations: { from: 'a' | 'b'; text: string }[][];
}

/** Texts whose grammar shows a gender, or whose story requires an age or hair, declare it; the others fit every member. */
export interface SeedAbout {
  gender?: 'man' | 'woman';
  minAge?: number;
  maxAge?: number;
  hair?: 'grey';
  text: string;
}
