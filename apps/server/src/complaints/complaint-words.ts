import { readWords } from '../platform/words.ts';

export const complaintWords = await readWords((locale) => import(`./i18n/${locale}.json`, { with: { type: 'json' } }));
