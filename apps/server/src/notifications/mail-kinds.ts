import { mailKinds, type MailKind } from '@heartline/api-client/contract';

/** Advertising needs the member's consent; the other kinds are about their own account. */
const onlyWhenAsked: ReadonlySet<MailKind> = new Set(['promotions', 'news']);

/** The kinds about events, which the server writes by itself. */
export const activityKinds = mailKinds.filter((kind) => !onlyWhenAsked.has(kind)) as ActivityKind[];
export type ActivityKind = Exclude<MailKind, 'promotions' | 'news'>;

export const isActivityKind = (kind: MailKind): kind is ActivityKind => !onlyWhenAsked.has(kind);

/** Whether a member receives a kind of mail, given their choice. */
export const isWanted = (kind: MailKind, choice: boolean | undefined): boolean => choice ?? !onlyWhenAsked.has(kind);
