import { DocsContainer } from '@storybook/addon-docs/blocks';
import { useEffect, type ComponentProps, type ReactNode } from 'react';
import { create } from 'storybook/theming';

import { applyLook } from '../look/look.ts';
import { useLook } from './use-look.ts';

const font = { fontBase: '"Figtree Variable", ui-sans-serif, system-ui, sans-serif' };
const themes = {
  light: create({ base: 'light', ...font, appBg: '#fcf9f8', appContentBg: '#ffffff', textColor: '#2b1a2b' }),
  dark: create({ base: 'dark', ...font, appBg: '#1b131b', appContentBg: '#241a24', textColor: '#f5eeec' }),
};

/** Wraps every page of documentation, so that it follows the toolbar as stories do. */
export function LookedAtPage({ context, children }: { context: object; children: ReactNode }) {
  const look = useLook();
  useEffect(() => applyLook(look), [look]);
  return (
    <DocsContainer
      context={context as ComponentProps<typeof DocsContainer>['context']}
      theme={look.theme === 'dark' ? themes.dark : themes.light}
    >
      {children}
    </DocsContainer>
  );
}
