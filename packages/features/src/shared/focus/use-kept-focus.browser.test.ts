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
/** Once the page was told what changed. */
const settled = () => new Promise((resolve) => setTimeout(resolve));

it('[LIB-05] what stands where the pressed one stood has the focus then, the last one at the end', async () => {
  button('Online').focus();
  button('Online').parentElement!.remove();
  await settled();
  expect(focused()).toBe('Germany');
  button('Germany').parentElement!.remove();
  await settled();
  expect(focused()).toBe('Women');
});

it('[LIB-05] when the whole list goes, what is left of the part has it', async () => {
  button('Women').focus();
  part.querySelector('ul')!.remove();
  await settled();
  expect(focused()).toBe('Save');
});

it('[LIB-05] what takes the place of the pressed one has it', async () => {
  button('Save').focus();
  button('Save').replaceWith(Object.assign(document.createElement('button'), { textContent: 'Forget' }));
  await settled();
  expect(focused()).toBe('Forget');
});

it('[LIB-05] a part with nothing more to press has it itself; of one that is gone, the content', async () => {
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

it('takes the focus from nobody: who went elsewhere before stays there, and who went nowhere, too', async () => {
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

it('[LIB-05] in a list of several buttons each, the same button of the next row has it, and of the last row the one before', async () => {
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

it('[LIB-05] what a dialog asked about a row is not a place of its own', async () => {
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
