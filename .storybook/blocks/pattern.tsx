import { Markdown } from '@storybook/addon-docs/blocks';

import { StoryPicture } from './story-picture.tsx';
import { useLook } from './use-look.ts';

export interface PatternProps {
  /** Text of a page of docs/design/patterns. */
  text: string;
  /** Ids of stories and what they show. */
  stories: [id: string, name: string][];
}

/** A page of docs/design/patterns and the stories that show the pattern, on a phone. */
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
