import { TabLinks } from '@heartline/ui/navigation/tabs';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, type ReactNode } from 'react';
import { useIntl } from 'react-intl';

import { hrefs, PageTitle, useApi, useSession } from '../shared/index.ts';
import { AppealsPage } from './appeals/appeals-page.tsx';
import { AuditPage } from './audit/audit-page.tsx';
import { ComplaintPage } from './complaints/complaint-page.tsx';
import { ComplaintsPage } from './complaints/complaints-page.tsx';
import { HeldPage } from './held/held-page.tsx';
import { lookMessages } from './looks/look.messages.ts';
import { MemberPage } from './member-page.tsx';
import { messages } from './moderation.messages.ts';
import { moderationQueries, type AuditFilter, type Waiting } from './moderation.queries.ts';
import { Overview } from './overview.tsx';
import { membersPart, moderationHref, parts, type Part } from './paths.ts';
import { PhotoQueue } from './photos/photo-queue.tsx';
import { ReportPage } from './reports/report-page.tsx';
import { ReportsPage } from './reports/reports-page.tsx';
import { RestrictionsPage } from './restrictions/restrictions-page.tsx';

export interface ModerationScreenProps {
  /** The first segment of the address after /moderation/. */
  part?: string | undefined;
  id?: string | undefined;
  /** The address's query: `status` of reports, `actor`, `subject` and `member` of the audit log. */
  search?: Readonly<Record<string, unknown>>;
  onSearch?: (search: Record<string, string>) => void;
  /** Shown to members who are not staff, and for unknown addresses. */
  notFound: ReactNode;
}

/** /moderation/{part?}/{id?}: the pages for moderators. */
export function ModerationScreen({ part, id, search = {}, onSearch = () => {}, notFound }: ModerationScreenProps) {
  const user = useSession();
  const page = part === membersPart && id !== undefined ? part : parts.find((one) => one === part);
  const mayHaveId = page === 'reports' || page === 'complaints' || page === membersPart;
  if (!user?.moderator || (part !== undefined && !page) || (id !== undefined && !mayHaveId)) return notFound;
  return (
    <Frame page={page}>
      <Content page={page} id={id} search={search} onSearch={onSearch} />
    </Frame>
  );
}

const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;

function Content({
  page,
  id,
  search,
  onSearch,
}: Required<Pick<ModerationScreenProps, 'search' | 'onSearch'>> & { page: Page | undefined; id: string | undefined }) {
  switch (page) {
    case undefined:
      return <Overview />;
    case 'photos':
      return <PhotoQueue />;
    case 'held':
      return <HeldPage />;
    case 'reports':
      return id === undefined ? <ReportsPage status={textOf(search['status'])} /> : <ReportPage key={id} id={id} />;
    case membersPart:
      return <MemberPage key={id} id={id ?? ''} />;
    case 'appeals':
      return <AppealsPage />;
    case 'complaints':
      return id === undefined ? (
        <ComplaintsPage status={textOf(search['status'])} />
      ) : (
        <ComplaintPage key={id} id={id} />
      );
    case 'restrictions':
      return <RestrictionsPage />;
    case 'audit':
      return <AuditPage filter={filterOf(search)} onFilter={onSearch} />;
  }
}

function filterOf(search: Readonly<Record<string, unknown>>): AuditFilter {
  const wanted = (['actor', 'subject', 'member'] as const).map((name) => [name, textOf(search[name])] as const);
  return Object.fromEntries(wanted.filter(([, value]) => value));
}

/** The page to show: a tab, or a member. */
type Page = Part | typeof membersPart;

/** Whether a tab shows a counter. */
const isCounted = (part: Part): part is keyof Waiting['oldest'] => part !== 'restrictions' && part !== 'audit';

const titleOf = (page: Page | undefined) =>
  page === membersPart ? lookMessages.member : page ? messages[page] : messages.title;

function Frame({ page, children }: { page: Page | undefined; children: ReactNode }) {
  const intl = useIntl();
  const { data: waiting } = useQuery(moderationQueries.summary(useApi()));
  const header = useRef<HTMLElement>(null);
  // On a phone the row of tabs is wider than the window.
  useEffect(() => {
    header.current?.querySelector('[aria-current]')?.scrollIntoView({ inline: 'center', block: 'nearest' });
  }, [page]);
  const title = intl.formatMessage(titleOf(page));
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <div className="flex flex-col gap-5 py-4">
        <header ref={header} className="flex flex-col gap-2">
          {/* The tab names the page. What is above the tabs is the same on all pages, so that they stay where they are. */}
          {page ? <p className="text-3xl font-display max-sm:hidden">{intl.formatMessage(messages.title)}</p> : null}
          <h1 className={page ? 'sr-only' : 'text-3xl font-display'}>{title}</h1>
          <TabLinks
            label={intl.formatMessage(messages.title)}
            value={page ?? 'overview'}
            items={[
              { id: 'overview', label: intl.formatMessage(messages.overview), href: hrefs.moderation },
              ...parts.map((part) => ({
                id: part,
                label: intl.formatMessage(messages[part]),
                href: moderationHref(part),
                ...(waiting && isCounted(part)
                  ? {
                      count: waiting[part],
                      countLabel: intl.formatMessage(messages.waiting, { count: waiting[part] }),
                    }
                  : {}),
              })),
            ]}
          />
        </header>
        {children}
      </div>
    </>
  );
}
