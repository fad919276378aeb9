/** Where a choice is missing, the focus goes to the first of them: nothing is chosen by that. */
export function focusFirstChoice(group: HTMLElement | null): void {
  group?.querySelector<HTMLInputElement>('input:enabled')?.focus();
}
