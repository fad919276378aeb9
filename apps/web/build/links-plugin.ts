import type { Plugin } from 'vite';

const message = 'The router has no links here: use <a>, which apps/web/src/links.ts follows';

/**
 * Leaves out the router's own link component, 1.4 kB gzipped of what every page loads: all links are plain anchors, but each route object
 * refers to it. A name that a later version adds fails the build.
 */
export const withoutRouterLinks = (): Plugin => ({
  name: 'heartline-no-router-links',
  enforce: 'pre',
  load: {
    filter: { id: /\/@tanstack\/react-router\/dist\/esm\/link\.js$/ },
    handler: () => `
      const unused = () => { throw new Error(${JSON.stringify(message)}); };
      export { unused as Link, unused as composeHandlers, unused as createLink, unused as linkOptions, unused as useLinkProps };
    `,
  },
});
