import type { Host } from './host.ts';

/** A post of a WordPress block theme: its markup, and the layout rules of such themes for posts. */
export const wordpress: Host = {
  styles: `
:root { color-scheme: light; --wp--preset--color--base: #fff; --wp--preset--color--contrast: #111; --wp--style--global--content-size: 645px;
  --wp--style--global--wide-size: 1340px; --wp--preset--spacing--50: clamp(30px, 5vw, 50px); }
html { font-size: 62.5%; }
*, *::before, *::after { box-sizing: inherit; }
body { margin: 0; font-family: Manrope, system-ui, sans-serif; font-size: 1.8rem; line-height: 1.4;
  background: var(--wp--preset--color--base); color: var(--wp--preset--color--contrast); }
.wp-site-blocks > * + * { margin-block-start: 24px; }
.wp-site-blocks > header, .wp-site-blocks > footer { padding: 24px; }
.is-layout-constrained > :where(:not(.alignleft):not(.alignright):not(.alignfull)) {
  max-width: var(--wp--style--global--content-size); margin-left: auto !important; margin-right: auto !important; }
.is-layout-constrained > .alignwide { max-width: var(--wp--style--global--wide-size); }
.is-layout-flow > * { margin-block-start: 0; margin-block-end: 0; }
.entry-content { padding-inline: var(--wp--preset--spacing--50); }
.is-layout-constrained > .alignfull { max-width: none; margin-inline: calc(-1 * var(--wp--preset--spacing--50)) !important; }
.entry-content img { height: auto; max-width: 100%; border-radius: 0; }
.entry-content h1, .entry-content h2 { font-size: 6rem; font-weight: 400; }
.wp-element-button, .entry-content button { border-radius: 9999px; background: #111 !important; color: #fff !important; }
`,
  body: (lander) => `
    <div class="wp-site-blocks">
      <header class="wp-block-template-part"><p class="wp-block-site-title"><a href="#">Plates and places</a></p></header>
      <main class="wp-block-group is-layout-flow wp-block-group-is-layout-flow">
        <h2 class="wp-block-post-title alignwide">A table for two</h2>
        <div class="entry-content wp-block-post-content is-layout-constrained wp-block-post-content-is-layout-constrained">
          <p>Three kitchens where nobody minds that it is the first evening.</p>
          <div class="wp-block-group alignfull is-layout-flow">${lander}</div>
          <p>Book early on Fridays.</p>
        </div>
      </main>
      <footer class="wp-block-template-part"><p>Twenty Twenty-Five</p></footer>
    </div>
  `,
};
