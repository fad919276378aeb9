/** Focuses the first choice if none is made, which chooses nothing. Skips hidden choices. */
export function focusFirstChoice(group: HTMLElement | null): void {
  for (const choice of group?.querySelectorAll<HTMLInputElement>('input:enabled') ?? []) {
    choice.focus();
    if (document.activeElement === choice) return;
  }
}
