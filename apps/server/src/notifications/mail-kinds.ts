import { mailKinds, type MailKind } from '@heartline/api-client/contract';

/** Advertising needs to have been asked for; the others tell of one's own account. */
const onlyWhenAsked: ReadonlySet<MailKind> = new Set(['promotions', 'news']);

/** The kinds that are about something that happened, and that the server writes by itself. */
export const activityKinds = mailKinds.filter((kind) => !onlyWhenAsked.has(kind)) as ActivityKind[];
export type ActivityKind = Exclude<MailKind, 'promotions' | 'news'>;

export const isActivityKind = (kind: MailKind): kind is ActivityKind => !onlyWhenAsked.has(kind);

/** Whether a member gets a kind of mail, by what they have chosen. */
export const isWanted = (kind: MailKind, choice: boolean | undefined): boolean => choice ?? !onlyWhenAsked.has(kind);
