import type { Locale } from '@heartline/api-client';
import type { MessageFormatElement } from 'react-intl';
export declare const featureNames: readonly ['shared', 'session', 'signup', 'members', 'likes', 'chat', 'gifts', 'credits', 'payments', 'photos', 'account', 'legal', 'site'];
export type FeatureName = (typeof featureNames)[number];
/** Id to text, or to the parsed text where the build compiles language files. */
export type Messages = Record<string, string> | Record<string, MessageFormatElement[]>;
/** Words of some features in one language, one chunk for each feature and language. `shared` always comes along (LOC-01). */
export declare function loadMessages(locale: Locale, features: readonly FeatureName[]): Promise<Messages>;
