import type { Page } from 'playwright';

const names: Record<string, string> = {
  class: 'className',
  srcset: 'srcSet',
  fetchpriority: 'fetchPriority',
  tabindex: 'tabIndex',
};

/**
 * Source of a page that renders the DOM nodes on `page` (one card of ours, its name "Anna 0") with React alone: the same elements,
 * attributes and classes, so that only the work of our components differs.
 */
export async function plainCardSource(page: Page): Promise<string> {
  const card = await page.evaluate((attributes) => {
    const written = (text: string) =>
      text.includes('Anna 0') ? `name + ${JSON.stringify(text.replace('Anna 0', ''))}` : JSON.stringify(text);
    const write = (node: Node): string => {
      if (!(node instanceof Element)) return `{${written(node.textContent ?? '')}}`;
      const own = [...node.attributes].map(({ name, value }) => {
        const known =
          attributes[name] ??
          (/^(aria|data)-/.test(name) ? name : name.replaceAll(/-(.)/g, (_, letter: string) => letter.toUpperCase()));
        return `${known}={${written(value)}}`;
      });
      if (node.localName === 'img') own.push('onError={onError}');
      if (node.localName === 'button') own.push(`onClick={${node.hasAttribute('aria-label') ? 'onLike' : 'onHello'}}`);
      const children = [...node.childNodes].map(write).join('');
      return `<${node.localName} ${own.join(' ')}${children ? `>${children}</${node.localName}>` : ' />'}`;
    };
    return write(document.querySelector('.cards > *')!);
  }, names);
  return `
import './cards.css';
import { nothing, offer } from '../shared/cards.ts';
const onError = () => {};
const Card = ({ name, onLike, onHello }) => ${card};
offer((names) => <div className="cards">{names.map((name) => <Card key={name} name={name} onLike={nothing} onHello={nothing} />)}</div>);
`;
}
