/** What the fictional members of one language are made of. Every text was written in its language for this demo. */
export interface SeedTexts {
  /** Countries they live in, more often the one with more people. */
  homes: string[];
  women: string[];
  men: string[];
  nonbinary: string[];
  about: SeedAbout[];
  conversations: { from: 'a' | 'b'; text: string }[][];
}

/** Where the grammar shows a gender, or the life told needs some years or a head of hair, it is named; the others fit everybody. */
export interface SeedAbout {
  gender?: 'man' | 'woman';
  minAge?: number;
  maxAge?: number;
  hair?: 'grey';
  text: string;
}
