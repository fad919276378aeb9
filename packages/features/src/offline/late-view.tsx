import type { CSSProperties } from 'react';
import { useIntl } from 'react-intl';

import { hrefs } from '../shared/index.ts';
import { busyMessages } from './busy.messages.ts';
import { lateMessages as messages } from './late.messages.ts';
import { offlineMessages } from './offline.messages.ts';

export interface LateViewProps {
  /** Seconds until it appears. @default 8 */
  after?: number;
}

/**
 * Accompanies a page that the browser renders, in case its scripts never arrive. Neither they nor the site's styles may be there: it
 * brings its own styles, and both actions are links. Once the page is there, its styles hide this.
 */
export function LateView({ after = 8 }: LateViewProps) {
  const intl = useIntl();
  return (
    <div id="late" style={{ '--late-after': `${after}s` } as CSSProperties}>
      <style>{styles}</style>
      <main>
        <h1>{intl.formatMessage(messages.title)}</h1>
        <p>{intl.formatMessage(messages.text)}</p>
        {/* oxlint-disable-next-line jsx-a11y/anchor-is-valid -- the empty address loads the same page again */}
        <a href="">{intl.formatMessage(offlineMessages.retry)}</a>
        <a href={hrefs.home}>{intl.formatMessage(busyMessages.home)}</a>
      </main>
    </div>
  );
}

/**
 * The site's colours if its styles have arrived, else the browser's; shown below the page's loading indicator. `--delay-when-still`:
 * the delay is not motion (base.css).
 */
const styles = `
#app:not(:empty) ~ #late { display: none }
#late { --delay-when-still: var(--late-after); position: fixed; inset: 0; overflow: auto; display: grid; background: var(--canvas, Canvas); visibility: hidden; animation: late 1ms var(--late-after) forwards }
#late main { margin: auto; padding: 24px; max-width: 26rem; text-align: center; color: var(--ink, CanvasText) }
#late h1 { margin: 0; font-size: 1.5rem; font-weight: 700; line-height: 1.25 }
#late p { margin: 12px 0 20px; line-height: 1.5; color: var(--ink-muted, CanvasText) }
#late a { display: block; width: fit-content; margin: 8px auto 0; padding: 10px 24px; border-radius: 99px; line-height: 24px; font-weight: 600; color: inherit }
#late p + a { text-decoration: none; background: var(--strong, CanvasText); color: var(--on-strong, Canvas) }
@keyframes late { to { visibility: visible } }`;
