/** Where a choice is missing, the focus goes to the first of them: nothing is chosen by that. What is not drawn takes no focus. */
export function focusFirstChoice(group: HTMLElement | null): void {
  for (const choice of group?.querySelectorAll<HTMLInputElement>('input:enabled') ?? []) {
    choice.focus();
    if (document.activeElement === choice) return;
  }
}
