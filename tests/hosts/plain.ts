import type { Host } from './host.ts';

/** A page written by hand, with rules for every element that would affect ours without isolation. */
export const plain: Host = {
  styles: `
* { letter-spacing: 0.02em; }
body { margin: 0; background: #f4f1ea; color: #2b2a27; font: 18px/1.6 Georgia, serif; }
body > * { max-width: 1200px; margin-inline: auto; }
h1, h2 { color: #7a1f1f !important; font: 700 60px/1 Impact, sans-serif !important; text-transform: uppercase !important; }
p { margin: 2em 1em; }
a { color: #0a5 !important; text-decoration: line-through !important; }
button { display: none !important; }
section, form, figure { border: 9px dashed #0a5 !important; padding: 99px !important; }
img { filter: invert(1); }
`,
  body: (lander) => `
    <p>The evening paper of a small town, with a page on where to meet people.</p>
    ${lander}
    <p>Next: ten walks along the river.</p>
  `,
};
