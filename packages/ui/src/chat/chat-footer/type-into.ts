/** Types a text where the cursor stands, as a key would: the field tells its change, and the browser's undo knows of it. */
export function typeInto(field: HTMLTextAreaElement, text: string): void {
  const { selectionStart, selectionEnd } = field;
  field.setRangeText(text, selectionStart, selectionEnd, 'end');
  field.dispatchEvent(new InputEvent('input', { bubbles: true, data: text, inputType: 'insertText' }));
}
