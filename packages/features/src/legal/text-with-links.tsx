import { Link } from '@heartline/ui/controls/link';
import { Fragment } from 'react';

/** A text in which some words, an address or a phone number, are links. */
export function TextWithLinks({ text, links }: { text: string; links: Readonly<Record<string, string>> }) {
  const words = Object.keys(links).filter((word) => word !== '');
  if (words.length === 0) return text;
  const escaped = words.map((word) => word.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`));
  return text.split(new RegExp(`(${escaped.join('|')})`)).map((part, index) => {
    const href = links[part];
    // The pieces of a text never change order, so their index identifies them.
    return href === undefined ? (
      <Fragment key={index}>{part}</Fragment>
    ) : (
      <Link key={index} href={href}>
        {part}
      </Link>
    );
  });
}
