import { Markdown } from '@storybook/addon-docs/blocks';

import { StoryPicture } from './story-picture.tsx';
import { useLook } from './use-look.ts';

export interface PatternProps {
  /** A page of docs/design/patterns. */
  text: string;
  /** Id of a story and what is to be seen there. */
  stories: [id: string, name: string][];
}

/** A page of docs/design/patterns as it is written, and the stories that show it, alive on a phone. */
export function Pattern({ text, stories }: PatternProps) {
  const look = { ...useLook(), viewport: 'phone' };
  return (
    <>
      <Markdown>{text}</Markdown>
      <div className="sb-unstyled mt-10 flex flex-wrap items-start gap-x-6 gap-y-8">
        {stories.map(([id, name]) => (
          <StoryPicture key={id} storyId={id} name={name} look={look} />
        ))}
      </div>
    </>
  );
}
