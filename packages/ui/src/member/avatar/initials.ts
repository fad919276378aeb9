/** Up to two letters: of the first and the last word. Whole characters, so that "Åsa" and "王芳" stay whole. */
export function initialsOf(name: string): string {
  const words = name
    .trim()
    .split(/[\s._-]+/u)
    .filter(Boolean);
  const letters = words.length > 1 ? [words[0], words.at(-1)] : [words[0]];
  return letters
    .map((word) => /^\P{M}\p{M}*/u.exec(word ?? '')?.[0] ?? '')
    .join('')
    .toLocaleUpperCase();
}

/** The same colour for the same name, wherever it is shown. */
export function tintOf(name: string): 0 | 1 | 2 | 3 {
  let sum = 0;
  for (const character of name) sum += character.codePointAt(0) ?? 0;
  return (sum % 4) as 0 | 1 | 2 | 3;
}
