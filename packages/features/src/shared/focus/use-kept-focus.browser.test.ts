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
