import { createElement, type CSSProperties } from 'react';
import { addons, type HashEntry } from 'storybook/manager-api';
import { create } from 'storybook/theming';

import { stateName } from './look/state-name.ts';

const mark = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 190 40" fill="none"><defs><linearGradient id="g" x1="4" y1="30" x2="34" y2="4" gradientUnits="userSpaceOnUse"><stop stop-color="#d2234f"/><stop offset="1" stop-color="#f0693f"/></linearGradient></defs><path transform="translate(0 4)" d="M2.5 28.4c7.3.3 12.8-1 17.5-4.6 6.9-5.2 11.2-9.1 11.2-14 0-3.9-2.7-6.6-6-6.6-2.4 0-4.3 1.4-5.2 3.8-.9-2.4-2.8-3.8-5.2-3.8-3.3 0-6 2.7-6 6.6 0 4.9 4.3 8.8 11.2 14 4.7 3.6 10.2 4.9 17.5 4.6" stroke="url(#g)" stroke-width="3.6" stroke-linecap="round" stroke-linejoin="round"/><text x="50" y="29" font-family="ui-sans-serif,system-ui,sans-serif" font-weight="800" font-size="24" letter-spacing="-.6" fill="#2b1a2b">Heartline</text></svg>`;

const statuses: Record<string, string> = { new: 'New', changing: 'Changing' };

const row: CSSProperties = { display: 'inline-flex', alignItems: 'center', gap: 6 };
const chip: CSSProperties = { borderRadius: 99, padding: '1px 7px', fontSize: 10, fontWeight: 700 };
const colours: Record<string, CSSProperties> = {
  new: { background: '#d9f2e2', color: '#14532d' },
  changing: { background: '#fdeecb', color: '#6b4100' },
};

/** Storybook builds this file with its own React and the classic JSX transform, so elements are created by hand. */
const label = (name: string, status: string) =>
  createElement(
    'span',
    { style: row },
    name,
    createElement('span', { style: { ...chip, ...colours[status] } }, statuses[status]),
  );

addons.setConfig({
  theme: create({
    base: 'light',
    brandTitle: 'Heartline',
    brandUrl: './?path=/docs/welcome--docs',
    brandTarget: '_self',
    brandImage: `data:image/svg+xml,${encodeURIComponent(mark)}`,
    colorPrimary: '#c81e4c',
    colorSecondary: '#b81a48',
    appBg: '#faf6f4',
    appBorderColor: '#e8deda',
    appBorderRadius: 10,
    inputBorderRadius: 8,
    textColor: '#2b1a2b',
    barTextColor: '#6a5764',
    barSelectedColor: '#b81a48',
  }),
  panelPosition: 'bottom',
  sidebar: {
    showRoots: true,
    renderLabel: (item: HashEntry) => {
      const status = 'tags' in item ? item.tags?.find((tag) => tag in statuses) : undefined;
      if (item.type === 'story') return stateName(item.name);
      return item.type === 'component' && status ? label(item.name, status) : item.name;
    },
  },
});
