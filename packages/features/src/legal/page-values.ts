import { limits, type CompanyInfo, type Settings } from '@heartline/api-client';
import type { IntlShape } from 'react-intl';

/** Values for the texts of static pages. Every text gets all of them, and uses those it needs. */
export interface PageValues {
  site: string;
  domain: string;
  company: string;
  address: string;
  city: string;
  country: string;
  kvk: string;
  vat: string;
  tradenames: string;
  email: string;
  phone: string;
  refundDays: number;
  minAge: number;
  messageCredits: number;
  photoCredits: number;
  giftCredits: number;
  freeConversations: number;
  freePhotos: number;
  sessionDays: number;
  fictionalSingular: string;
  fictionalPlural: string;
  version: string;
}

export interface PageData {
  /** ISO 8601: the company's `added` date, or 2023-12-01T12:00:00Z when that is later (LOC-07). */
  version: string;
  companyinfo: CompanyInfo;
  refundDays: number;
  supportEmail: string;
  /** Readers of English get American English. */
  american: boolean;
}

export function pageValues(
  intl: IntlShape,
  settings: Settings,
  { version, companyinfo, refundDays, supportEmail }: PageData,
): PageValues {
  return {
    site: settings.name,
    domain: settings.domain,
    company: companyinfo.name,
    address: companyinfo.address,
    city: companyinfo.city,
    country: intl.formatDisplayName(companyinfo.country, { type: 'region' }) ?? companyinfo.country,
    kvk: companyinfo.kvk,
    vat: intl.formatList(companyinfo.vatNumbers),
    tradenames: intl.formatList(companyinfo.tradenames),
    email: supportEmail,
    phone: settings.supportPhone || companyinfo.supportPhone,
    refundDays,
    minAge: settings.minAge,
    messageCredits: settings.messageCredits,
    photoCredits: settings.photoCredits,
    giftCredits: settings.giftCredits,
    freeConversations: limits.freeConversations,
    freePhotos: limits.freePhotos,
    sessionDays: limits.sessionDays,
    fictionalSingular: settings.fictionalSingular,
    fictionalPlural: settings.fictionalPlural,
    version: intl.formatDate(version, { dateStyle: 'long', timeZone: 'UTC' }),
  };
}
