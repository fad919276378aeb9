import { afterEach, beforeEach, expect, it } from 'vitest';

import { keepFocus } from './use-kept-focus.ts';

let part: HTMLElement;
let end: () => void;
beforeEach(() => {
  document.body.innerHTML = `<a href="#top">Before</a><div id="part">
    <ul><li><button>Women</button></li><li><button>Online</button></li><li><button>Germany</button></li></ul>
    <button hidden>Hidden</button><button>Save</button></div>`;
  part = document.querySelector<HTMLElement>('#part')!;
  end = keepFocus(part);
});
afterEach(() => end());

const button = (name: string) => [...part.querySelectorAll('button')].find(({ textContent }) => textContent === name)!;
const focused = () => document.activeElement?.textContent;
/** Waits until the mutation observer has run. */
const settled = () => new Promise((resolve) => setTimeout(resolve));

it('[LIB-05] moves the focus to the element now in the position of the removed one, at the end to the last', async () => {
  button('Online').focus();
  button('Online').parentElement!.remove();
  await settled();
  expect(focused()).toBe('Germany');
  button('Germany').parentElement!.remove();
  await settled();
  expect(focused()).toBe('Women');
});

it('[LIB-05] moves the focus to the rest of the section when the whole list disappears', async () => {
  button('Women').focus();
  part.querySelector('ul')!.remove();
  await settled();
  expect(focused()).toBe('Save');
});

it('[LIB-05] moves the focus to the replacement of the pressed element', async () => {
  button('Save').focus();
  button('Save').replaceWith(Object.assign(document.createElement('button'), { textContent: 'Forget' }));
  await settled();
  expect(focused()).toBe('Forget');
});

it('[LIB-05] moves the focus to a section without focusable elements, or to the content if the section disappears', async () => {
  button('Save').focus();
  for (const element of part.querySelectorAll('ul, button')) element.remove();
  part.append('Thank you.');
  await settled();
  expect(document.activeElement).toBe(part);

  part.innerHTML = '<button>Close</button>';
  const main = part.parentElement!.appendChild(document.createElement('main'));
  button('Close').focus();
  part.style.display = 'none';
  part.replaceChildren();
  await settled();
  expect(document.activeElement).toBe(main);
});

it('does not move a focus that the viewer had moved before, nor one that was nowhere', async () => {
  button('Women').focus();
  document.querySelector('a')!.focus();
  button('Women').remove();
  await settled();
  expect(focused()).toBe('Before');

  button('Online').focus();
  button('Online').blur();
  await settled();
  button('Online').remove();
  await settled();
  expect(document.activeElement).toBe(document.body);
});

it('[LIB-05] moves the focus to the same button of the next row, and from the last row to the one before', async () => {
  part.innerHTML = `<ul>${[1, 2, 3].map((n) => `<li><button data-act="main">Main ${n}</button><button data-act="delete">Delete ${n}</button></li>`).join('')}</ul>`;
  button('Main 2').focus();
  button('Main 2').remove();
  await settled();
  expect(focused()).toBe('Main 3');
  button('Delete 3').focus();
  button('Delete 3').parentElement!.remove();
  await settled();
  expect(focused()).toBe('Delete 2');
});

it('[LIB-05] does not count the buttons of a dialog about a row as positions', async () => {
  part.insertAdjacentHTML('beforeend', '<dialog><button>Really</button></dialog>');
  const dialog = part.querySelector('dialog')!;
  button('Online').focus();
  dialog.showModal();
  await settled();
  expect(focused()).toBe('Really');
  button('Online').remove();
  await settled();
  expect(focused()).toBe('Really');
  dialog.close();
  await settled();
  expect(focused()).toBe('Germany');
});
