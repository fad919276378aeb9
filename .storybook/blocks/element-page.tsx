import { ArgTypes, DocsContext, type DocsContextProps } from '@storybook/addon-docs/blocks';
import { useContext, useState, type ReactNode } from 'react';

import type { ElementNotes } from '../../packages/ui/src/testing/element-notes.ts';
import { Anatomy } from './anatomy.tsx';
import { LookBar } from './look-bar.tsx';
import { Prose } from './prose.tsx';
import { Status } from './status.tsx';
import type { LinkLook } from './story-link.tsx';
import { StoryPicture } from './story-picture.tsx';
import { UsedOn } from './used-on.tsx';
import { useLook } from './use-look.ts';

/** The page of an element or screen: when to use it, its keys, all its states, its parts and their measures, its uses, its props. */
export function ElementPage() {
  const context = useContext(DocsContext);
  const look = useLook();
  const all = context.componentStories().filter(({ tags }) => !tags.includes('!autodocs'));
  const stories = all.filter(({ tags }) => !tags.some((tag) => tag === 'do' || tag === 'dont'));
  const [first] = stories;
  if (!first) return null;
  const { element: notes, docs } = first.parameters as {
    element?: ElementNotes;
    docs?: { extractComponentDescription?: (component: unknown) => string };
  };
  const words = first.title.split('/');
  const place = /packages\/ui\/src\/(.+)\/[^/]+$/.exec(String(first.parameters['fileName'] ?? ''))?.[1];
  const description = first.component ? docs?.extractComponentDescription?.(first.component) : undefined;
  return (
    <div className="sb-unstyled flex flex-col gap-10">
      <header className="flex flex-col gap-3">
        <p className="text-sm text-ink-muted">{words.slice(0, -1).join(' / ')}</p>
        <h1 className="flex flex-wrap items-center gap-3 text-3xl font-extrabold">
          {words.at(-1)}
          {notes ? <Status status={notes.status} /> : null}
        </h1>
        {description ? <p className="max-w-200 text-lg text-ink-muted">{description}</p> : null}
        {notes?.synonyms?.length ? (
          <p className="flex flex-wrap items-center gap-2 text-sm text-ink-muted">
            Also called
            {notes.synonyms.map((name) => (
              <span
                key={name}
                id={`also-${name.replaceAll(' ', '-')}`}
                className="rounded-full bg-surface-sunken px-3 py-1 text-ink"
              >
                {name}
              </span>
            ))}
          </p>
        ) : null}
      </header>
      {notes ? <Notes notes={notes} examples={all} /> : null}
      <States stories={stories} />
      {words[0] === 'UI' && place && !place.startsWith('foundations/') ? (
        <>
          <Section title="Parts and measures">
            <Anatomy storyId={first.id} name={words.at(-1) ?? ''} look={look} />
          </Section>
          <Section title="Used on these screens">
            <UsedOn place={place} />
          </Section>
        </>
      ) : null}
      {words[0] === 'UI' && first.component && hasProps(first.component) ? (
        <Section title="Props">
          {place && nameOf(first.component) ? (
            <pre className="overflow-x-auto rounded-md bg-surface-sunken px-4 py-3 text-sm">
              {`import { ${nameOf(first.component)} } from '@heartline/ui/${place}';`}
            </pre>
          ) : null}
          <div className="overflow-x-auto">
            <ArgTypes of={first.component} />
          </div>
        </Section>
      ) : null}
    </div>
  );
}

/** Whether Storybook could read the component's props; otherwise it would only report that there are no controls. */
const hasProps = (component: unknown): boolean =>
  Object.keys((component as { __docgenInfo?: { props?: object } }).__docgenInfo?.props ?? {}).length > 0;

/** The component's name in the source; the build shortens the name of the function. */
const nameOf = (component: unknown): string =>
  (component as { __docgenInfo?: { displayName?: string } }).__docgenInfo?.displayName ?? '';

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="flex flex-col gap-4">
      <h2 className="text-xl font-bold">{title}</h2>
      {children}
    </section>
  );
}

function Notes({ notes: { use, avoid, keyboard }, examples }: { notes: ElementNotes; examples: Stories }) {
  return (
    <>
      <div className="grid gap-4 md:grid-cols-2">
        <div className="rounded-lg border border-success-border bg-success-surface p-5 text-ink">
          <h2 className="mb-1 font-bold text-success-text">Use it</h2>
          <p>
            <Prose text={use} />
          </p>
          <Examples stories={examples} tag="do" />
        </div>
        <div className="rounded-lg border border-danger-border bg-danger-surface p-5 text-ink">
          <h2 className="mb-1 font-bold text-danger-text">Not here</h2>
          <p>
            <Prose text={avoid} />
          </p>
          <Examples stories={examples} tag="dont" />
        </div>
      </div>
      {keyboard?.length ? (
        <Section title="Keyboard">
          <table className="w-full max-w-180 text-start">
            <thead className="sr-only">
              <tr>
                <th>Key</th>
                <th>What it does</th>
              </tr>
            </thead>
            <tbody>
              {keyboard.map(([keys, effect]) => (
                <tr key={keys} className="border-b border-line">
                  <td className="w-56 py-2.5 pe-4 align-top">
                    <kbd className="rounded-sm border border-line-strong bg-surface px-2 py-0.5 text-sm font-semibold">
                      {keys}
                    </kbd>
                  </td>
                  <td className="py-2.5">
                    <Prose text={effect} />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </Section>
      ) : null}
    </>
  );
}

type Stories = ReturnType<DocsContextProps['componentStories']>;

const noteOf = ({ parameters }: Stories[number]) =>
  (parameters as { docs?: { description?: { story?: string } } }).docs?.description?.story;

/** Pictures of right (`do`) or wrong (`dont`) use: the stories with that tag. */
function Examples({ stories, tag }: { stories: Stories; tag: 'do' | 'dont' }) {
  const look = { viewport: 'phone', ...useLook() };
  const shown = stories.filter(({ tags }) => tags.includes(tag));
  if (shown.length === 0) return null;
  return (
    <div className="mt-4 flex flex-wrap gap-4">
      {shown.map((story) => (
        <StoryPicture key={story.id} storyId={story.id} name={story.name} note={noteOf(story)} look={look} />
      ))}
    </div>
  );
}

function States({ stories }: { stories: Stories }) {
  const toolbar = useLook();
  const [own, setOwn] = useState<LinkLook>({});
  const screen = stories[0]?.title.startsWith('UI/') === false;
  const look = { viewport: 'phone', ...toolbar, ...own };
  return (
    <Section title={screen ? `${stories.length} states` : `All ${stories.length} states`}>
      <LookBar look={look} onChange={setOwn} />
      <div className="flex flex-wrap items-start gap-x-6 gap-y-8">
        {stories.map((story) => (
          <StoryPicture key={story.id} storyId={story.id} name={story.name} note={noteOf(story)} look={look} />
        ))}
      </div>
    </Section>
  );
}
