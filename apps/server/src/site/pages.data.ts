import type { MessageDescriptor } from '@formatjs/intl';

import { aboutMessages as about } from './about.messages.ts';
import type { Site } from '../platform/site.ts';

export interface SitePage {
  title: MessageDescriptor;
  intro: MessageDescriptor;
  sections: readonly {
    title: MessageDescriptor;
    paragraphs: readonly { text: MessageDescriptor; on?: (settings: Site['settings']) => boolean }[];
  }[];
}

/**
 * Optional pages of sites right below the root, by token: each site lists those that it has (LOC-08). A token must not equal a page of all
 * sites.
 */
export const sitePages: Readonly<Record<string, SitePage>> = {
  about: {
    title: about.title,
    intro: about.intro,
    sections: [
      { title: about.whoTitle, paragraphs: [{ text: about.who1 }] },
      {
        title: about.moneyTitle,
        paragraphs: [
          { text: about.money1 },
          { text: about.money2 },
          { text: about.adverts, on: ({ cam_promo }) => cam_promo !== null },
          { text: about.resell, on: ({ member_resell }) => member_resell },
          { text: about.noResell, on: ({ member_resell }) => !member_resell },
        ],
      },
      { title: about.fictionalTitle, paragraphs: [{ text: about.fictional1 }] },
      { title: about.helpTitle, paragraphs: [{ text: about.help1 }] },
    ],
  },
};
