import type { Locale } from '@heartline/api-client';
import type { Tracking } from '../shared/lander-tracking.ts';
import { Logo } from '@heartline/ui/foundations/logo';
import { Button } from '@heartline/ui/controls/button';
import { Footer } from '@heartline/ui/shell/footer';
import { LanderBar } from '@heartline/ui/shell/lander-bar';
import { useEffect, useLayoutEffect, useMemo, useRef, type ComponentType, type ReactNode } from 'react';
import { useIntl } from 'react-intl';

import {
  landerLinks,
  landerMessages,
  LanderWords,
  type LanderApi,
  type LanderCatalog,
  type LanderSite,
} from '../shared/index.ts';
import { createEmbedApi } from './embed-api.ts';
import { addFonts } from './embed-font.ts';
import { useHostTheme } from './use-host-theme.ts';

/** What the host page says by attributes, checked. */
export interface EmbedOptions {
  /** Origin of the site. */
  origin: string;
  locale: Locale;
  slug: string | undefined;
  /** Undefined follows the host page. */
  theme: 'light' | 'dark' | undefined;
  tracking: Tracking;
}

/** What a lander gets when it stands in a partner's page. */
export interface EmbeddedContent {
  api: LanderApi;
  origin: string;
  slug: string | undefined;
  tracking: Tracking;
  frame: (content: ReactNode, site: LanderSite | undefined) => ReactNode;
  onReady: () => void;
  onSignup: () => void;
}

export interface EmbeddedLanderProps extends EmbedOptions {
  catalog: LanderCatalog;
  Content: ComponentType<EmbeddedContent>;
  onEvent: (event: 'ready' | 'signup') => void;
}

/** A lander with everything it needs in a page that is not ours: words, calls, theme, and who is behind it. */
export function EmbeddedLander({
  origin,
  locale,
  slug,
  theme,
  tracking,
  catalog,
  Content,
  onEvent,
}: EmbeddedLanderProps) {
  const api = useMemo(() => createEmbedApi(origin), [origin]);
  const callbacks = useMemo(() => ({ onReady: () => onEvent('ready'), onSignup: () => onEvent('signup') }), [onEvent]);
  useEffect(() => addFonts(origin), [origin]);
  return (
    <LanderWords catalog={catalog} locale={locale}>
      <Content
        {...callbacks}
        // Another site or audience is another lander, not a change of this one.
        key={`${origin} ${slug ?? ''}`}
        api={api}
        origin={origin}
        slug={slug}
        tracking={tracking}
        frame={(content, site) => (
          <EmbedFrame origin={origin} tracking={tracking} theme={theme} site={site}>
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
  site: LanderSite | undefined;
  children: ReactNode;
}

/** Root element, the site's name above and its legal pages below. */
function EmbedFrame({ origin, tracking, theme, site, children }: EmbedFrameProps) {
  const intl = useIntl();
  const root = useRef<HTMLDivElement>(null);
  const shown = useHostTheme(root, theme);
  // Its own letters have the size that the reader's browser is set to.
  useLayoutEffect(() => {
    if (root.current) root.current.style.setProperty('--rem', getComputedStyle(root.current).fontSize);
  }, []);
  const links = landerLinks({ origin, tracking, language: intl.locale as Locale });
  return (
    <div ref={root} data-heartline-root data-site-theme={site?.niche ?? 1} data-theme={shown} lang={intl.locale}>
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
