/** A requirement of docs/product/requirements.md. */
export interface Requirement {
  /** Such as NAV-12. */
  id: string;
  /** Letters of its clauses, in order. */
  clauses: string[];
}

/** The claim of a title: all clauses if it names none. */
export interface Claim {
  id: string;
  clauses: string[];
}

const areas = 'LOC|NAV|SES|SGN|ALT|MEM|LIK|CHAT|PAY|ACC|LND|LIB';
const heading = new RegExp(`^### ((?:${areas})-\\d\\d) \\S`);
const clause = /^- ([a-z])\. \S/;

/** @throws Error where a requirement has no clauses, or its letters do not run from a */
export function readRequirements(markdown: string): Requirement[] {
  const requirements: Requirement[] = [];
  for (const line of markdown.split('\n')) {
    const [, id] = heading.exec(line) ?? [];
    if (id) requirements.push({ id, clauses: [] });
    const [, letter] = clause.exec(line) ?? [];
    if (letter) requirements.at(-1)?.clauses.push(letter);
  }
  for (const { id, clauses } of requirements) {
    const expected = clauses.map((_letter, index) => String.fromCharCode(97 + index));
    if (clauses.length === 0 || clauses.join('') !== expected.join(''))
      throw new Error(`${id}: clauses are lettered from a, without a gap`);
  }
  return requirements;
}

/** The claims in the titles of a test file: `[NAV-12]` for all, `[NAV-12ac]` for two clauses. A title may have several. */
export function claimsIn(source: string): Claim[] {
  const titles = [...source.matchAll(/\b(?:test|it|describe)\(\s*(['"`])((?:\\.|(?!\1)[^\\])*)\1/g)];
  return titles.flatMap(([, , title = '']) => claimsOf(title));
}

/** The claims of a step of `npm test` that is no test file: lines of their own, `// Proves [LIB-03b].` */
export function claimsOfStep(source: string): Claim[] {
  return [...source.matchAll(/^\/\/ Proves (\[.*\])\.$/gm)].flatMap(([, words = '']) => claimsOf(words));
}

function claimsOf(words: string): Claim[] {
  return [...words.matchAll(new RegExp(`\\[((?:${areas})-\\d\\d)([a-z]*)\\]`, 'g'))].map(
    ([, id = '', letters = '']) => ({
      id,
      clauses: letters.split(''),
    }),
  );
}

/** Clauses without a proof, and claims of unknown ones. */
export function compareClaims(
  requirements: Requirement[],
  claims: Claim[],
): { open: Requirement[]; unknown: string[] } {
  const known = new Map(requirements.map(({ id, clauses }) => [id, clauses]));
  const unknown = claims.flatMap(({ id, clauses }) => {
    const existing = known.get(id);
    if (!existing) return [id];
    return clauses.filter((letter) => !existing.includes(letter)).map((letter) => id + letter);
  });
  const open = requirements
    .map(({ id, clauses }) => {
      const of = claims.filter((claim) => claim.id === id);
      const whole = of.some((claim) => claim.clauses.length === 0);
      return { id, clauses: clauses.filter((letter) => !whole && !of.some((claim) => claim.clauses.includes(letter))) };
    })
    .filter(({ clauses }) => clauses.length > 0);
  return { open, unknown };
}
