/** Moves focus to a control, or to the first one inside a group of them. Works inside a shadow root too. */
export function focusField(near: Element, fieldId: string): void {
  const root = near.getRootNode();
  const field = root instanceof ShadowRoot || root instanceof Document ? root.getElementById(fieldId) : null;
  const target = field?.matches('input, select, textarea, button, [tabindex]')
    ? field
    : field?.querySelector<HTMLElement>('input, select, textarea, button');
  target?.focus();
}
