import { describe, expect, it } from 'vitest';

import { claimsIn, claimsOfStep, compareClaims, readRequirements } from './requirements.ts';

const page = `# What

### NAV-04 Back button
- a. In the app it stands.
- b. Nowhere else.

### NAV-11 Members area
- a. It is six pages.
`;

describe('requirements', () => {
  it('are read with their clauses', () => {
    expect(readRequirements(page)).toEqual([
      { id: 'NAV-04', clauses: ['a', 'b'] },
      { id: 'NAV-11', clauses: ['a'] },
    ]);
  });

  it('have clauses without a gap', () => {
    expect(() => readRequirements('### NAV-04 Back button\n- a. One.\n- c. Three.\n')).toThrow('NAV-04');
    expect(() => readRequirements('### NAV-04 Back button\n')).toThrow('NAV-04');
  });
});

describe('claims', () => {
  it('are read from titles only, whole or by clause', () => {
    const source = [
      "test('[NAV-04a][NAV-11] the back button', async () => {});",
      'test(\n  `[NAV-04] on ${width}, what a reader’s phone shows`, async () => {});',
      "// [NAV-05] a comment\nconst text = '[NAV-06] no title';",
    ].join('\n');
    expect(claimsIn(source)).toEqual([
      { id: 'NAV-04', clauses: ['a'] },
      { id: 'NAV-11', clauses: [] },
      { id: 'NAV-04', clauses: [] },
    ]);
  });

  it('of a step of npm test are lines that begin so', () => {
    const source = [
      '// Builds the packages.',
      '// Proves [NAV-04a][NAV-11].',
      "const text = '// Proves [NAV-05].';",
      '// This Proves [NAV-06].',
    ].join('\n');
    expect(claimsOfStep(source)).toEqual([
      { id: 'NAV-04', clauses: ['a'] },
      { id: 'NAV-11', clauses: [] },
    ]);
  });

  it('leave open the clauses that none of them proves', () => {
    const requirements = readRequirements(page);
    expect(compareClaims(requirements, [{ id: 'NAV-04', clauses: ['b'] }])).toEqual({
      open: [
        { id: 'NAV-04', clauses: ['a'] },
        { id: 'NAV-11', clauses: ['a'] },
      ],
      unknown: [],
    });
    expect(
      compareClaims(requirements, [
        { id: 'NAV-04', clauses: [] },
        { id: 'NAV-11', clauses: [] },
      ]).open,
    ).toEqual([]);
  });

  it('of unknown clauses and requirements are named', () => {
    const claims = [
      { id: 'NAV-04', clauses: ['c'] },
      { id: 'NAV-99', clauses: [] },
    ];
    expect(compareClaims(readRequirements(page), claims).unknown).toEqual(['NAV-04c', 'NAV-99']);
  });
});
