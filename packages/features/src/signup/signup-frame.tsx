import { IconButton } from '@heartline/ui/controls/icon-button';
import { Logo } from '@heartline/ui/foundations/logo';
import { Dialog } from '@heartline/ui/overlays/dialog';
import { XIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';

import { commonMessages, hrefs, useMedia } from '../shared/index.ts';

export interface SignupFrameProps {
  /** `modal` on desktop, `page` on phones (SGN-02). */
  presentation: 'modal' | 'page';
  siteName: string;
  /** Title of the modal or page. */
  title: string;
  /** On a page: a small line above the question, or its heading. @default 'line' */
  titleAs?: 'line' | 'heading';
  /** Below the title of the modal. */
  intro: string;
  /** Shows the introduction on a page, too. @default false */
  introShown?: boolean;
  /** Portrait of the member the visitor came from. */
  portrait?: ReactNode;
  /** Beside the questions in the modal. */
  aside?: ReactNode;
  /** Without it there is no close button. Neither Escape nor the backdrop closes the modal. */
  onClose?: (() => void) | undefined;
  /** The page behind the modal, which is inert. */
  behind?: ReactNode;
  children: ReactNode;
}

/** The modal or page of the sign-up: logo, close button, and one question. */
export function SignupFrame({
  presentation,
  siteName,
  title,
  titleAs = 'line',
  intro,
  introShown = false,
  portrait = null,
  aside = null,
  onClose,
  behind,
  children,
}: SignupFrameProps) {
  const intl = useIntl();
  const closeLabel = intl.formatMessage(commonMessages.close);
  if (presentation === 'page') {
    return (
      // The page uses the layout without bar and footer, so it has a logo and a close button of its own.
      <div className="mx-auto flex min-h-dvh w-full max-w-115 flex-col px-4 pt-[env(safe-area-inset-top)]">
        <header className="flex min-h-14 items-center justify-between gap-3">
          <a href={hrefs.home} className="inline-flex min-h-11 min-w-0 items-center">
            <Logo name={siteName} />
          </a>
          {onClose ? (
            <IconButton label={closeLabel} onClick={onClose} className="-me-2.5">
              <XIcon />
            </IconButton>
          ) : null}
        </header>
        <h1 className={titleAs === 'heading' ? 'mt-6 font-display text-2xl' : 'boxed font-semibold text-ink-muted'}>
          {title}
        </h1>
        {introShown ? <p className="mt-2 mb-6 text-ink-muted">{intro}</p> : null}
        {portrait ? <div className="pt-2">{portrait}</div> : null}
        {children}
      </div>
    );
  }
  return (
    <>
      {behind ? (
        <div inert aria-hidden>
          {behind}
        </div>
      ) : null}
      <Dialog
        open
        dismissible={false}
        onClose={() => onClose?.()}
        closeLabel={onClose ? closeLabel : undefined}
        title={title}
        description={intro}
        size="full-on-phone"
      >
        <div className="grid gap-8 pt-2 md:min-h-110 md:grid-cols-[5fr_8fr]">
          <aside className="flex flex-col gap-6 rounded-lg bg-primary-soft p-6 text-ink max-md:hidden">
            <Logo name={siteName} />
            {portrait}
            {aside}
          </aside>
          <div className="flex min-w-0 flex-col gap-5">
            {portrait ? <div className="md:hidden">{portrait}</div> : null}
            {children}
          </div>
        </div>
      </Dialog>
    </>
  );
}

/** Whether the screen is wide enough for the modal; false on the server. */
export const useIsWide = (): boolean => useMedia('(min-width: 576px)');
