/** Focuses a control, or the first one inside a group. Also works inside a shadow root. */
export function focusField(near: Element, fieldId: string): void {
  const root = near.getRootNode();
  const field = root instanceof ShadowRoot || root instanceof Document ? root.getElementById(fieldId) : null;
  const target = field?.matches('input, select, textarea, button, [tabindex]')
    ? field
    : field?.querySelector<HTMLElement>('input, select, textarea, button');
  target?.focus();
}
