/** Height of a lander in one language, in px, by the width of the window: below 600, below 992, and above. */
export interface LanderRoom {
  phone: number;
  tablet: number;
  desk: number;
}

/** The choices of a partner. */
export interface EmbedChoice {
  /** Origin of the site. */
  site: string;
  /** Folder of the lander. */
  lander: string;
  room: LanderRoom;
  /** Attributes of the element, as docs/embedding.md names them. Empty ones are left out. */
  attributes: Readonly<Record<string, string | undefined>>;
}

/** The loader pinned to a version of the site. */
export interface PinnedLoader {
  pinned: string;
  integrity: string;
}

const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
const given = ({ attributes }: EmbedChoice) =>
  Object.entries(attributes).flatMap(([name, value]) => (value ? [[name, value] as const] : []));

/** Reserves the lander's height until it is loaded. For a style sheet, so that a strict policy allows it. */
export function placeOf({ lander, room: { phone, tablet, desk } }: EmbedChoice, tag = `heartline-${lander}`): string {
  return `${tag} { display: block; min-height: ${desk}px; }
@media (width < 992px) { ${tag} { min-height: ${tablet}px; } }
@media (width < 600px) { ${tag} { min-height: ${phone}px; } }`;
}

/** The loader, once for all landers of a page. A pinned one also checks each part. */
export function scriptOf({ site }: EmbedChoice, loader?: PinnedLoader): string {
  return loader
    ? `<script async src="${site}/embed/${loader.pinned}" integrity="${loader.integrity}" crossorigin="anonymous"></script>`
    : `<script async src="${site}/embed/v1.js"></script>`;
}

/** The element of one lander. */
export function elementOf(choice: EmbedChoice): string {
  const tag = `heartline-${choice.lander}`;
  return `<${tag}${given(choice)
    .map(([name, value]) => ` ${name}="${escape(value)}"`)
    .join('')}></${tag}>`;
}

/** A lander in a frame, for pages that do not allow scripts. */
export function frameOf(choice: EmbedChoice, title: string): string {
  const query = new URLSearchParams(given(choice).map(([name, value]) => [name, value])).toString();
  const address = `${choice.site}/embed/frame/${choice.lander}${query ? `?${query}` : ''}`;
  return `<iframe class="heartline-${choice.lander}" src="${escape(address)}" title="${escape(title)}"></iframe>`;
}

/** The same rule for a frame, without a border. */
export function placeOfFrame(choice: EmbedChoice): string {
  const tag = `.heartline-${choice.lander}`;
  return `${tag} { width: 100%; border: 0; }\n${placeOf(choice, tag)}`;
}

/** The same with the package from npm. */
export function reactOf(choice: EmbedChoice): string {
  const name = `Heartline${choice.lander.charAt(0).toUpperCase()}${choice.lander.slice(1)}`;
  const all = given(choice);
  const tracking = all.flatMap(([attribute, value]) => {
    const field = attribute === 'tracking-ref' ? 'ref' : attribute;
    return /^(network|ref|sub\d)$/.test(field) ? [`${field}: ${quoted(value)}`] : [];
  });
  const own = all
    .filter(([attribute]) => /^(locale|slug|audience|theme)$/.test(attribute))
    .map(([attribute, value]) => `\n  ${attribute}=${attributeOf(value)}`);
  const props = [
    `\n  site=${attributeOf(choice.site)}`,
    ...own,
    ...(tracking.length > 0 ? [`\n  tracking={{ ${tracking.join(', ')} }}`] : []),
  ].join('');
  return `import '@heartline/landers/embed/heartline-${choice.lander}.js';
import { ${name} } from '@heartline/landers/${choice.lander}';

<${name}${props}
/>;`;
}

const quoted = (text: string) => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
/** JSX text has no escape sequences of its own. */
const attributeOf = (text: string) => (/["\\&{}]/.test(text) ? `{${quoted(text)}}` : `"${text}"`);
