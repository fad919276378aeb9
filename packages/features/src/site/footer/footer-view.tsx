import type { CompanyInfo, Locale, Settings } from '@heartline/api-client';
import { Logo } from '@heartline/ui/foundations/logo';
import { LanguageSwitcher } from '@heartline/ui/navigation/language-switcher';
import { CompanyBlock } from '@heartline/ui/shell/company-block';
import { Disclaimer } from '@heartline/ui/shell/disclaimer';
import { Footer } from '@heartline/ui/shell/footer';
import { useIntl } from 'react-intl';

import { hrefs, useNames } from '../../shared/index.ts';
import type { FooterPage } from './footer-links.ts';
import { barMessages, disclaimerMessages, footerMessages } from '../site.messages.ts';

export interface FooterViewProps {
  variant: 'default' | 'us' | 'app' | 'lander';
  /** Folded into two lines that a press unfolds: for members. @default false */
  folded?: boolean;
  siteName: string;
  minAge: number;
  links: readonly FooterPage[];
  /** Pages of the site's own. */
  sitePages?: Settings['sitePages'];
  current?: FooterPage | undefined;
  /** null until loaded: the footer does not wait for it. */
  company: CompanyInfo | null;
  supportEmail: string;
  supportPhone: string;
  /** The site's notice about fictional profiles. */
  fictionalWarning: string;
  languages: readonly Locale[];
  onLanguage: (locale: Locale) => void;
  year: number;
}

const hrefOf = (page: FooterPage) =>
  page === 'pricing' ? hrefs.pricing : page === 'complaints' ? '/complaints' : hrefs.page(page);

/** For a tel: link, without dashes and spaces (LOC-07). */
export const phoneHref = (phone: string): string => `tel:${phone.replaceAll(/[-\s]/g, '')}`;

export function FooterView({
  variant,
  folded = false,
  siteName,
  minAge,
  links,
  sitePages = [],
  current,
  company,
  supportEmail,
  supportPhone,
  fictionalWarning,
  languages,
  onLanguage,
  year,
}: FooterViewProps) {
  const intl = useIntl();
  const { country, language } = useNames();
  const facts = company
    ? [
        { label: intl.formatMessage(disclaimerMessages.register), value: company.kvk },
        { label: intl.formatMessage(disclaimerMessages.vat), value: intl.formatList(company.vatNumbers) },
        { label: intl.formatMessage(disclaimerMessages.tradenames), value: intl.formatList(company.tradenames) },
      ].filter(({ value }) => value !== '')
    : [];
  return (
    <Footer
      variant={variant}
      folded={folded}
      linksLabel={intl.formatMessage(footerMessages.links)}
      links={[
        ...links.map((page) => ({
          href: hrefOf(page),
          label: intl.formatMessage(footerMessages[page]),
          current: page === current,
        })),
        ...sitePages.map(({ token, title }) => ({ href: `/${token}`, label: title })),
      ]}
      logo={<Logo name={siteName} size="sm" />}
      languages={
        <LanguageSwitcher
          variant="full"
          label={intl.formatMessage(barMessages.language)}
          current={intl.locale}
          options={languages.map((code) => ({ code, label: language(code) }))}
          onSelect={(code) => onLanguage(code as Locale)}
        />
      }
      disclaimer={
        <Disclaimer variant={variant === 'us' ? 'us' : 'default'}>
          <p>
            {company
              ? intl.formatMessage(disclaimerMessages.text, { site: siteName, minAge, company: company.name })
              : intl.formatMessage(disclaimerMessages.withoutCompany, { site: siteName, minAge })}
          </p>
          {variant === 'us' ? <p>{intl.formatMessage(disclaimerMessages.us, { site: siteName })}</p> : null}
          {fictionalWarning ? <p>{fictionalWarning}</p> : null}
        </Disclaimer>
      }
      company={
        company ? (
          <CompanyBlock
            name={company.name}
            lines={[company.address, company.city, country(company.country)]}
            facts={facts}
            phone={supportPhone ? { label: supportPhone, href: phoneHref(supportPhone) } : undefined}
            email={supportEmail ? { label: supportEmail, href: `mailto:${supportEmail}` } : undefined}
          />
        ) : null
      }
      copyright={
        company
          ? intl.formatMessage(disclaimerMessages.copyright, { year: String(year), company: company.name })
          : undefined
      }
    />
  );
}
