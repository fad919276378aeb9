import { Link } from '@heartline/ui/controls/link';
import { Fragment } from 'react';

/** A text in which some words, an address or phone number, lead somewhere. */
export function TextWithLinks({ text, links }: { text: string; links: Readonly<Record<string, string>> }) {
  const words = Object.keys(links).filter((word) => word !== '');
  if (words.length === 0) return text;
  const escaped = words.map((word) => word.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`));
  return text.split(new RegExp(`(${escaped.join('|')})`)).map((part, index) => {
    const href = links[part];
    // The parts of one text never change places, so their index is their identity.
    return href === undefined ? (
      <Fragment key={index}>{part}</Fragment>
    ) : (
      <Link key={index} href={href}>
        {part}
      </Link>
    );
  });
}
