import type { ComponentProps } from 'react';
import { addons } from 'storybook/preview-api';

import { initialLook, type Look } from '../look/look.ts';

export type LinkLook = Look & { viewport?: string };

export interface StoryLinkProps extends ComponentProps<'a'> {
  storyId: string;
  /** Sets the toolbar before the story shows. */
  look?: LinkLook;
}

/** Leads to a story or page, in the same window and with its look; with a modifier key to a new one. */
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

/** `theme:dark;viewport.value:phone`: what differs from the usual. */
export function globalsOf({ viewport, ...look }: LinkLook): string {
  const pairs = Object.entries(look).filter(([name, value]) => initialLook[name as keyof Look] !== value);
  return [...pairs, ...(viewport ? [['viewport.value', viewport]] : [])].map((pair) => pair.join(':')).join(';');
}

function addressOf(storyId: string, look: LinkLook = {}): string {
  const globals = globalsOf(look);
  const path = `?path=/${storyId.endsWith('--docs') ? 'docs' : 'story'}/${storyId}`;
  return `${location.protocol === 'file:' ? './index.html' : './'}${path}${globals ? `&globals=${globals}` : ''}`;
}
