import { localeOf, type Locale } from '@heartline/api-client/contract';

import type { RequestContext } from '../platform/http/route.ts';

/** Language of the reader: the requested one, otherwise the member's choice or the site's. */
export const languageOf = ({ viewer, site }: RequestContext, asked: Locale | undefined): Locale =>
  localeOf(asked, viewer.kind === 'visitor' ? undefined : viewer.language, site.settings.domain_language);
