import type { ComponentProps } from 'react';
import { addons } from 'storybook/preview-api';

import { initialLook, type Look } from '../look/look.ts';

export type LinkLook = Look & { viewport?: string };

export interface StoryLinkProps extends ComponentProps<'a'> {
  storyId: string;
  /** Toolbar settings, applied before the story is shown. */
  look?: LinkLook;
}

/** Opens a story or page with this look, in the same window or, with a modifier key, in a new one. */
export function StoryLink({ storyId, look, children, ...props }: StoryLinkProps) {
  return (
    <a
      {...props}
      href={addressOf(storyId, look)}
      target="_top"
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey || window.parent === window) return;
        event.preventDefault();
        const channel = addons.getChannel();
        if (look) {
          const { viewport, ...globals } = look;
          channel.emit('updateGlobals', {
            globals: { ...globals, ...(viewport === undefined ? {} : { viewport: { value: viewport || undefined } }) },
          });
        }
        channel.emit('selectStory', { storyId });
      }}
    >
      {children}
    </a>
  );
}

/** The settings that differ from the initial look: `theme:dark;viewport.value:phone`. */
export function globalsOf({ viewport, ...look }: LinkLook): string {
  const pairs = Object.entries(look).filter(([name, value]) => initialLook[name as keyof Look] !== value);
  return [...pairs, ...(viewport ? [['viewport.value', viewport]] : [])].map((pair) => pair.join(':')).join(';');
}

function addressOf(storyId: string, look: LinkLook = {}): string {
  const globals = globalsOf(look);
  const path = `?path=/${storyId.endsWith('--docs') ? 'docs' : 'story'}/${storyId}`;
  return `${location.protocol === 'file:' ? './index.html' : './'}${path}${globals ? `&globals=${globals}` : ''}`;
}
