import type { Locale } from '@heartline/api-client';
import type { Tracking } from '../shared/lander-tracking.ts';
import { Logo } from '@heartline/ui/foundations/logo';
import { Button } from '@heartline/ui/controls/button';
import { Footer } from '@heartline/ui/shell/footer';
import { LanderBar } from '@heartline/ui/shell/lander-bar';
import { useCallback, useLayoutEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';

import {
  landerLinks,
  landerMessages,
  LanderScreen,
  LanderWords,
  type LanderDefinition,
  type LanderSite,
} from '../shared/index.ts';
import type { EmbedOptions, LanderEvent } from './drawer.ts';
import { createEmbedApi } from './embed-api.ts';
import { addFonts } from './embed-font.ts';
import { takeHostStyle } from './host-style.ts';
import { useHostTheme } from './use-host-theme.ts';
import { useWhole } from './use-whole.ts';

export interface EmbeddedLanderProps extends EmbedOptions {
  lander: LanderDefinition;
  /** Its document, which may be a frame's. */
  page: Document;
  onEvent: (event: LanderEvent) => void;
}

/** A lander with everything it needs in a foreign page: texts, calls, theme, and the imprint of the site. */
export function EmbeddedLander({
  origin,
  locale,
  slug,
  audience,
  theme,
  tracking,
  lander,
  page,
  onEvent,
}: EmbeddedLanderProps) {
  const api = useMemo(() => createEmbedApi(origin), [origin]);
  const fonts = useMemo(() => addFonts(origin, page), [origin, page]);
  const [ready, setReady] = useState(false);
  const callbacks = useMemo(() => ({ onReady: () => setReady(true), onSignup: () => onEvent('signup') }), [onEvent]);
  const whole = useWhole(
    api,
    ready,
    fonts,
    useCallback(() => onEvent('ready'), [onEvent]),
  );
  return (
    <LanderWords catalog={lander.words} locale={locale}>
      <LanderScreen
        {...callbacks}
        lander={lander}
        // Another site or audience makes another lander, rather than changing this one.
        key={`${origin} ${slug ?? ''} ${audience ?? ''}`}
        api={api}
        origin={origin}
        slug={slug}
        audience={audience}
        tracking={tracking}
        frame={(content, site) => (
          <EmbedFrame origin={origin} tracking={tracking} theme={theme} page={page} site={site} whole={whole}>
            {content}
          </EmbedFrame>
        )}
      />
    </LanderWords>
  );
}

interface EmbedFrameProps {
  origin: string;
  tracking: Tracking;
  theme: EmbedOptions['theme'];
  page: Document;
  site: LanderSite | undefined;
  whole: boolean;
  children: ReactNode;
}

/** Root element, with the site's name above and its legal pages below. */
function EmbedFrame({ origin, tracking, theme, page, site, whole, children }: EmbedFrameProps) {
  const intl = useIntl();
  const root = useRef<HTMLDivElement>(null);
  const shown = useHostTheme(root, theme, page);
  useLayoutEffect(() => {
    if (root.current) takeHostStyle(root.current);
  }, [page]);
  const links = landerLinks({ origin, tracking, language: intl.locale as Locale });
  return (
    <div
      ref={root}
      data-heartline-root
      data-whole={whole}
      data-site-theme={site?.niche ?? 1}
      data-theme={shown}
      lang={intl.locale}
    >
      <LanderBar
        logo={<Logo name={site?.name ?? new URL(origin).hostname} />}
        homeHref={links.home}
        action={
          <Button variant="ghost" size="sm" asChild>
            <a href={links.login} target="_top">
              {intl.formatMessage(landerMessages.login)}
            </a>
          </Button>
        }
      />
      {children}
      <Footer
        variant="lander"
        linksLabel={intl.formatMessage(landerMessages.links)}
        links={[
          { href: links.terms, label: intl.formatMessage(landerMessages.terms) },
          { href: links.privacy, label: intl.formatMessage(landerMessages.privacy) },
        ]}
      />
    </div>
  );
}
