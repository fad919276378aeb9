/** What the fictional members of one language are made of. Every text was written in its language for this demo. */
export interface SeedTexts {
  women: string[];
  men: string[];
  nonbinary: string[];
  /** Where the grammar shows a gender, it is named; the others fit everybody. */
  about: { gender?: 'man' | 'woman'; text: string }[];
  conversations: { from: 'a' | 'b'; text: string }[][];
}
