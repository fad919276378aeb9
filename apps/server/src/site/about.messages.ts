import { defineMessages } from '@formatjs/intl';
import type { MessageValue, NoMessageValues } from '@formatjs/intl';

/** The page of a site about itself: its company, and how it earns its money. */
export const aboutMessages = defineMessages<{
  readonly title: { readonly name: MessageValue };
  readonly intro: { readonly name: MessageValue };
  readonly whoTitle: NoMessageValues;
  readonly who1: {
    readonly address: MessageValue;
    readonly city: MessageValue;
    readonly company: MessageValue;
    readonly country: MessageValue;
    readonly register: MessageValue;
    readonly tradenames: MessageValue;
    readonly vat: MessageValue;
  };
  readonly moneyTitle: NoMessageValues;
  readonly money1: {
    readonly giftCredits: number | bigint;
    readonly messageCredits: number | bigint;
    readonly photoCredits: number | bigint;
  };
  readonly money2: NoMessageValues;
  readonly adverts: NoMessageValues;
  readonly resell: NoMessageValues;
  readonly noResell: NoMessageValues;
  readonly fictionalTitle: NoMessageValues;
  readonly fictional1: NoMessageValues;
  readonly helpTitle: NoMessageValues;
  readonly help1: { readonly email: MessageValue; readonly phone: MessageValue };
}>({
  title: {
    id: 'site-about.title',
    defaultMessage: 'About {name}',
    description: 'Heading of the page about the site, and the link to it in the footer; name is the name of the site.',
  },
  intro: {
    id: 'site-about.intro',
    defaultMessage: '{name} is a dating site for adults. Here you can read who runs it and how it earns its money.',
    description: 'First paragraph of the page about the site.',
  },
  whoTitle: {
    id: 'site-about.whoTitle',
    defaultMessage: 'Who runs the site',
    description: 'Heading of a section of the page about the site.',
  },
  who1: {
    id: 'site-about.who1',
    defaultMessage:
      '{company}, {address}, {city}, {country}. Company register: {register}. VAT number: {vat}. We also trade as: {tradenames}.',
    description: 'Paragraph below “Who runs the site”: the company’s data.',
  },
  moneyTitle: {
    id: 'site-about.moneyTitle',
    defaultMessage: 'How we earn our money',
    description: 'Heading of a section of the page about the site.',
  },
  money1: {
    id: 'site-about.money1',
    defaultMessage:
      'We sell credits. Signing up, looking around, liking and receiving messages are free. Sending a message costs {messageCredits, plural, one {# credit} other {# credits}}, a photo {photoCredits, plural, one {# credit} other {# credits}}, and gifts start at {giftCredits, plural, one {# credit} other {# credits}}.',
    description: 'Paragraph below “How we earn our money”.',
  },
  money2: {
    id: 'site-about.money2',
    defaultMessage:
      'There is no subscription. You pay once when you want credits, nothing renews automatically, and credits don’t expire.',
    description: 'Second paragraph below “How we earn our money”.',
  },
  adverts: {
    id: 'site-about.adverts',
    defaultMessage: 'A site with live cams pays us for an advertisement below the search. It is labelled as one.',
    description: 'Paragraph below “How we earn our money”, on sites with an advertisement.',
  },
  resell: {
    id: 'site-about.resell',
    defaultMessage:
      'Partner sites pay us for the details of members who have agreed to that. Without consent, nothing is passed on, and consent can be withdrawn at any time.',
    description: 'Paragraph below “How we earn our money”, on sites that pass on details of members who agreed.',
  },
  noResell: {
    id: 'site-about.noResell',
    defaultMessage: 'We don’t sell your data.',
    description: 'Paragraph below “How we earn our money”, on all other sites.',
  },
  fictionalTitle: {
    id: 'site-about.fictionalTitle',
    defaultMessage: 'Fictional profiles',
    description: 'Heading of a section of the page about the site.',
  },
  fictional1: {
    id: 'site-about.fictional1',
    defaultMessage:
      'There may be profiles here that we write and run ourselves. They always carry a label, they are not real people, and you can’t meet them. A message to one costs as much as any other, and that is part of what we earn.',
    description: 'Paragraph below “Fictional profiles”.',
  },
  helpTitle: {
    id: 'site-about.helpTitle',
    defaultMessage: 'How to reach us',
    description: 'Heading of the last section of the page about the site.',
  },
  help1: {
    id: 'site-about.help1',
    defaultMessage: 'By e-mail: {email}. By phone: {phone}.',
    description: 'Paragraph below “How to reach us”.',
  },
});
