import type { Settings } from '@heartline/api-client';
import { formMessages } from '@heartline/features/complaints';
import { legalQueries, questionsOf, type Question } from '@heartline/features/legal';
import { membersMessages } from '@heartline/features/members';
import { sessionMessages } from '@heartline/features/session';
import { commonMessages, type FeatureName } from '@heartline/features/shared';
import { signupMessages } from '@heartline/features/signup';
import type { PageName } from '@heartline/features/site';
import { describeLander } from '@heartline/landers/pages';
import { createIntl, type MessageDescriptor } from 'react-intl';

import type { RouterContext } from '../router-context.ts';

/** Public pages that the browser renders: their titles are known in advance. */
const titles: Partial<Record<PageName, MessageDescriptor>> = {
  complaints: formMessages.title,
  login: sessionMessages.loginPage,
  members: membersMessages.title,
  'reset-password': sessionMessages.requestTitle,
  signup: signupMessages.page,
};

export interface OwnHead {
  title?: string;
  /** Description of the page, in its own words. */
  description?: string;
  /** Questions and answers, if it is a page of these. */
  questions?: Question[];
}

/** The head of this page alone (NAV-14a), once its loaders have run. */
export async function ownHead(
  { page, params }: { page: PageName; params: { name?: string; token?: string } },
  { api, queryClient, catalog }: RouterContext,
  settings: Settings,
  features: readonly FeatureName[],
): Promise<OwnHead> {
  const { locale } = catalog.get();
  if (page === 'landers-name') {
    const description = await describeLander(params.name ?? '', locale);
    return description === undefined ? {} : { description };
  }
  await catalog.load(features);
  const intl = createIntl({ locale, messages: catalog.get().messages });
  if (page === 'pages-token' && params.token === 'faq') {
    const data = queryClient.getQueryData(legalQueries.page(api, 'faq').queryKey);
    return data ? { questions: questionsOf(intl, settings, data) } : {};
  }
  const title = titles[page];
  if (!title) return {};
  return {
    title: intl.formatMessage(commonMessages.pageTitle, { page: intl.formatMessage(title), site: settings.name }),
  };
}
