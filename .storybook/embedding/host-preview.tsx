import { useLayoutEffect, useRef, useState, type ComponentType } from 'react';
import { createPortal } from 'react-dom';

import type { HeartlineLanderProps } from '../../packages/landers/src/react/heartline-lander.tsx';
import { plain } from '../../tests/hosts/plain.ts';
import { PartnerApp } from '../../tests/hosts/react-app.tsx';
import { styles as reactStyles } from '../../tests/hosts/react-styles.ts';
import { wordpress } from '../../tests/hosts/wordpress.ts';
import { elementOf, type EmbedChoice } from '../../packages/landers/src/embedding/tags.ts';

export type HostName = 'plain' | 'wordpress' | 'react';

const styles = { plain: plain.styles, wordpress: wordpress.styles, react: reactStyles };
const components = import.meta.glob<Record<string, ComponentType<HeartlineLanderProps>>>(
  '../../packages/landers/src/*/index.ts',
  {
    eager: true,
  },
);

/** Applies a host's rules for its document to the box that replaces the document here. */
const boxed = (css: string) => css.replace(/(^|[\s,}])(?:html|body|:root)(?=[\s,{])/g, '$1.document');

/** A partner's page with a lander, in its own shadow root: the page's rules reach the lander, as on a real page, and nothing else. */
export function HostPreview({ host, choice, height }: { host: HostName; choice: EmbedChoice; height: number }) {
  const outside = useRef<HTMLDivElement>(null);
  const [inside, setInside] = useState<ShadowRoot>();
  useLayoutEffect(() => {
    const { current } = outside;
    if (current) setInside(current.shadowRoot ?? current.attachShadow({ mode: 'open' }));
  }, []);
  const place = `heartline-${choice.lander} { display: block; min-height: ${height}px; }`;
  return (
    <div ref={outside}>
      {inside
        ? createPortal(
            <>
              <style>{`${boxed(styles[host])}\n${place}`}</style>
              <Page host={host} choice={choice} />
            </>,
            inside,
          )
        : null}
    </div>
  );
}

function Page({ host, choice }: { host: HostName; choice: EmbedChoice }) {
  if (host !== 'react') {
    const { body } = host === 'plain' ? plain : wordpress;
    // The page around the preview already has a `main` element.
    const html = body(elementOf(choice)).replaceAll(/<(\/?)main\b/g, '<$1div');
    return <div className="document" dangerouslySetInnerHTML={{ __html: html }} />;
  }
  const { theme, 'tracking-ref': ref, network, site = '', ...attributes } = choice.attributes;
  const named = components[`../../packages/landers/src/${choice.lander}/index.ts`] ?? {};
  const Lander = Object.values(named)[0];
  if (!Lander) return null;
  const given = Object.fromEntries(Object.entries(attributes).filter(([, value]) => value));
  return (
    <div className="document">
      <PartnerApp
        {...given}
        {...(theme === 'light' || theme === 'dark' ? { theme } : {})}
        lander={Lander}
        site={site}
        tracking={{ ...(network ? { network } : {}), ...(ref ? { ref } : {}) }}
      />
    </div>
  );
}
