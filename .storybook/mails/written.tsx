import { letters, type Letter } from '../../apps/server/src/testing/letters.ts';
import { MailProgram } from './mail-program.tsx';

export interface WrittenProps {
  letter: Letter;
  /** Name of the recipient. */
  name: string;
  /** Name of the site in its mails. */
  siteName: string;
  /** From the toolbar. */
  look: { locale: string; theme: string; site: string };
}

/** One of the server's mails, written by the same functions that the server calls. */
export function Written({ letter, name, siteName, look: { locale, theme, site } }: WrittenProps) {
  const mail = letters[letter]({ language: locale, name, site: { name: siteName, niche: Number(site) } });
  return <MailProgram mail={mail} dark={theme === 'dark'} />;
}
