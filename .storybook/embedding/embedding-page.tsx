import { languages, locales, type Locale } from '@heartline/api-client';
import { Select } from '@heartline/ui/controls/select';
import { TextField } from '@heartline/ui/controls/text-field';
import { Tabs } from '@heartline/ui/navigation/tabs';
import { useEffect, useId, useState } from 'react';

import { CopiedCode } from './copied-code.tsx';
import { HostPreview, type HostName } from './host-preview.tsx';
import {
  elementOf,
  frameOf,
  placeOf,
  placeOfFrame,
  reactOf,
  scriptOf,
  type EmbedChoice,
  type LanderRoom,
  type PinnedLoader,
} from '../../packages/landers/src/embedding/tags.ts';

const rooms = import.meta.glob<Record<Locale, LanderRoom>>('../../packages/landers/src/*/room.json', {
  import: 'default',
  eager: true,
});
const names = Object.keys(rooms).map((file) => file.split('/').at(-2) ?? '');
const widths = { phone: 360, tablet: 768, desk: 1200 };
type Width = keyof typeof widths;

const hosts: { id: HostName; label: string }[] = [
  { id: 'plain', label: 'Plain HTML' },
  { id: 'wordpress', label: 'WordPress' },
  { id: 'react', label: 'React' },
];

export interface EmbeddingPageProps {
  /** Address of the site whose partner the reader is. */
  site: string;
  lander?: string;
  host?: HostName;
  theme?: string;
  width?: Width;
}

/** For partners: choose a lander, see it in a page, copy its tag. */
export function EmbeddingPage(props: EmbeddingPageProps) {
  const [site, setSite] = useState(props.site);
  const [lander, setLander] = useState(props.lander ?? 'gallery');
  const [locale, setLocale] = useState<Locale>('en');
  const [theme, setTheme] = useState(props.theme ?? '');
  const [width, setWidth] = useState<Width>(props.width ?? 'desk');
  const [host, setHost] = useState<HostName>(props.host ?? 'plain');
  const [network, setNetwork] = useState('your-name');
  const loader = usePinnedLoader(site);
  const id = useId();

  const room = rooms[`../../packages/landers/src/${lander}/room.json`]?.[locale] ?? { phone: 0, tablet: 0, desk: 0 };
  const attributes = { locale, theme, network };
  const choice: EmbedChoice = { site, lander, room, attributes };
  const shown: EmbedChoice = { ...choice, attributes: { site, ...attributes } };
  const tag = `<style>\n${placeOf(choice)}\n</style>`;
  return (
    <main className="mx-auto flex w-full max-w-300 flex-col gap-8 px-4 py-8">
      <div className="flex flex-col gap-2">
        <h1 className="text-4xl font-display">A lander on your page</h1>
        <p className="text-lg text-ink-muted">Choose one, see it in a page that is not ours, and take its tag along.</p>
      </div>
      <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        <Select
          label="Lander"
          value={lander}
          onChange={({ target }) => setLander(target.value)}
          options={names.map((name) => ({ value: name, label: name }))}
        />
        <Select
          label="Language"
          value={locale}
          onChange={({ target }) => setLocale(target.value as Locale)}
          options={locales.map((code) => ({ value: code, label: languages[code].name }))}
        />
        <Select
          label="Theme"
          value={theme}
          onChange={({ target }) => setTheme(target.value)}
          options={[
            { value: '', label: 'As the page is' },
            { value: 'light', label: 'Light' },
            { value: 'dark', label: 'Dark' },
          ]}
        />
        <Select
          label="Size"
          value={width}
          onChange={({ target }) => setWidth(target.value as Width)}
          options={Object.entries(widths).map(([name, pixels]) => ({
            value: name,
            label: `${pixels} px wide, ${room[name as Width]} px high`,
          }))}
        />
        <TextField label="Address of the site" value={site} onChange={({ target }) => setSite(target.value)} />
        <TextField label="Your network" value={network} onChange={({ target }) => setNetwork(target.value)} />
      </div>
      <section aria-labelledby={`${id}-page`} className="flex min-w-0 flex-col gap-3">
        <h2 id={`${id}-page`} className="text-2xl font-display">
          In a page
        </h2>
        <Tabs
          label="Page"
          items={hosts}
          value={host}
          onValueChange={(next) => setHost(next as HostName)}
          variant="pill"
        >
          <section aria-label="The page" className="overflow-x-auto rounded-lg border border-line">
            <div style={{ width: widths[width] }}>
              <HostPreview key={`${host} ${lander} ${site}`} host={host} choice={shown} height={room[width]} />
            </div>
          </section>
        </Tabs>
      </section>
      <section aria-labelledby={`${id}-code`} className="flex min-w-0 flex-col gap-6">
        <h2 id={`${id}-code`} className="text-2xl font-display">
          To copy
        </h2>
        <CopiedCode
          title="Tag"
          note="The script once for all landers of a page. The rules of style keep the place free, so that nothing moves; where your policy allows no inline styles, put them into your style sheet."
          code={[tag, scriptOf(choice), elementOf(choice)].join('\n')}
        />
        {loader ? (
          <CopiedCode
            title="Tag with integrity"
            note="Stays with the version that the site runs today. Everything the script loads is checked for what it was."
            code={[tag, scriptOf(choice, loader), elementOf(choice)].join('\n')}
          />
        ) : null}
        <CopiedCode
          title="Frame"
          note="For pages that take no scripts. Only registered origins may show it."
          code={[`<style>\n${placeOfFrame(choice)}\n</style>`, frameOf(choice, 'Meet somebody')].join('\n')}
        />
        <CopiedCode title="React" note="With the package @heartline/landers." code={reactOf(choice)} />
      </section>
    </main>
  );
}

/** The loader that the site's manifest pins. */
function usePinnedLoader(site: string): PinnedLoader | undefined {
  const [found, setFound] = useState<{ site: string; loader: PinnedLoader }>();
  useEffect(() => {
    if (!URL.canParse(site)) return undefined;
    const aborter = new AbortController();
    void fetch(`${site}/embed/manifest.json`, { signal: aborter.signal })
      .then((answer) => answer.json() as Promise<{ loader: PinnedLoader }>)
      .then(
        ({ loader }) => setFound({ site, loader }),
        // The address is no site of ours, or the site does not answer: there is nothing to pin.
        () => undefined,
      );
    return () => aborter.abort();
  }, [site]);
  return found?.site === site ? found.loader : undefined;
}
