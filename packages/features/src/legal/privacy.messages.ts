import { defineMessages } from 'react-intl';
import type { NoMessageValues, MessageValue } from 'react-intl';

export const privacyMessages = defineMessages<{
  readonly title: NoMessageValues;
  readonly intro: { readonly company: MessageValue; readonly site: MessageValue; readonly version: MessageValue };
  readonly controllerTitle: NoMessageValues;
  readonly controller1: {
    readonly address: MessageValue;
    readonly city: MessageValue;
    readonly company: MessageValue;
    readonly country: MessageValue;
    readonly email: MessageValue;
    readonly site: MessageValue;
  };
  readonly dataTitle: NoMessageValues;
  readonly data1: NoMessageValues;
  readonly data2: NoMessageValues;
  readonly data3: NoMessageValues;
  readonly purposesTitle: NoMessageValues;
  readonly purposes1: { readonly site: MessageValue };
  readonly messagesTitle: NoMessageValues;
  readonly messages1: NoMessageValues;
  readonly photos1: NoMessageValues;
  readonly recipientsTitle: NoMessageValues;
  readonly recipients1: NoMessageValues;
  readonly recipients2: NoMessageValues;
  readonly timeTitle: NoMessageValues;
  readonly time1: NoMessageValues;
  readonly rightsTitle: NoMessageValues;
  readonly rights1: { readonly email: MessageValue };
  readonly recipientsResell: NoMessageValues;
}>({
  title: {
    id: 'legal.privacy.title',
    defaultMessage: 'Privacy statement',
    description: 'Heading of the privacy statement.',
  },
  intro: {
    id: 'legal.privacy.intro',
    defaultMessage:
      'Your data belongs to you. Here we say which data {company} uses on {site}, what for, and for how long. Last updated: {version}.',
    description: 'First paragraph of the privacy statement.',
  },
  controllerTitle: {
    id: 'legal.privacy.controllerTitle',
    defaultMessage: 'Who is responsible',
    description: 'Heading of a section in the privacy statement.',
  },
  controller1: {
    id: 'legal.privacy.controller1',
    defaultMessage:
      '{company}, {address}, {city}, {country}, is responsible for your data on {site}. You can reach us at {email}.',
    description: 'Paragraph below “Who is responsible” in the privacy statement.',
  },
  dataTitle: {
    id: 'legal.privacy.dataTitle',
    defaultMessage: 'Which data we use',
    description: 'Heading of a section in the privacy statement.',
  },
  data1: {
    id: 'legal.privacy.data1',
    defaultMessage:
      'Your account: e-mail address, username, password (only as a hash that cannot be reversed), date of birth, gender, who you are looking for, country and language.',
    description: 'Paragraph below “Which data we use” in the privacy statement.',
  },
  data2: {
    id: 'legal.privacy.data2',
    defaultMessage:
      'Your profile: what you choose to add, for instance a text, photos, attributes, interests and where you live. What you tell us about your sex life or sexual orientation is specially protected by law. We use it only with the consent you give by adding it, and you can remove it at any time.',
    description: 'Paragraph below “Which data we use” in the privacy statement.',
  },
  data3: {
    id: 'legal.privacy.data3',
    defaultMessage:
      'Your use: likes, messages, purchases, and technical records such as IP address and type of browser. We store only your approximate location. Others see your town or a larger one nearby, or only your region, and a rough distance, never an address or your exact location.',
    description: 'Paragraph below “Which data we use” in the privacy statement.',
  },
  purposesTitle: {
    id: 'legal.privacy.purposesTitle',
    defaultMessage: 'Why we use it, and on what legal basis',
    description: 'Heading of a section in the privacy statement.',
  },
  purposes1: {
    id: 'legal.privacy.purposes1',
    defaultMessage:
      'To run {site} for you, because our contract with you requires it. To prevent fraud and abuse, and to keep the site safe, because we and all members have a legitimate interest in it. To keep our books, because the law requires it. For news by e-mail and for measuring use only with your consent, which you can withdraw at any time.',
    description: 'Paragraph below “What for, and on which ground” in the privacy statement.',
  },
  messagesTitle: {
    id: 'legal.privacy.messagesTitle',
    defaultMessage: 'Messages and photos',
    description: 'Heading of a section in the privacy statement.',
  },
  messages1: {
    id: 'legal.privacy.messages1',
    defaultMessage:
      'Messages are for the people they are sent to. Our staff read them only when they are reported, when the law obliges us, or when a message is held back before delivery: one with a link from a new member, the same text to many members, or a photo. Photos are checked by people before others see them. Hidden data in photos, such as where they were taken, is removed on arrival.',
    description: 'Paragraph below “Messages and photos” in the privacy statement.',
  },
  photos1: {
    id: 'legal.privacy.photos1',
    defaultMessage:
      'Members can see your photos. People without an account see them, for instance on the home page, only if you have agreed. You can withdraw that on your profile at any time, and it takes effect at once.',
    description: 'Second paragraph below “Messages and photos” in the privacy statement.',
  },
  recipientsTitle: {
    id: 'legal.privacy.recipientsTitle',
    defaultMessage: 'Who receives data',
    description: 'Heading of a section in the privacy statement.',
  },
  recipients1: {
    id: 'legal.privacy.recipients1',
    defaultMessage:
      'Other members see your profile, never your e-mail address or date of birth. Payment companies receive what they need for a payment; we never see your card number. Service providers that run our servers and send our e-mails act on our behalf, within the European Economic Area wherever possible, and otherwise under the contracts the law provides for.',
    description: 'Paragraph below “Who receives data” in the privacy statement.',
  },
  recipients2: {
    id: 'legal.privacy.recipients2',
    defaultMessage: 'We do not sell your data.',
    description: 'Paragraph below “Who receives data” in the privacy statement.',
  },
  timeTitle: {
    id: 'legal.privacy.timeTitle',
    defaultMessage: 'How long',
    description: 'Heading of a section in the privacy statement.',
  },
  time1: {
    id: 'legal.privacy.time1',
    defaultMessage:
      'For as long as you have an account. When you delete it, it is hidden at once and erased after 14 days. Records of purchases are kept for as long as tax law requires. Technical records are deleted after 90 days at most.',
    description: 'Paragraph below “How long” in the privacy statement.',
  },
  rightsTitle: {
    id: 'legal.privacy.rightsTitle',
    defaultMessage: 'Your rights',
    description: 'Heading of a section in the privacy statement.',
  },
  rights1: {
    id: 'legal.privacy.rights1',
    defaultMessage:
      'You can see, correct and delete your data, receive a copy, restrict its use, object to it, and withdraw any consent. Much of this you can do yourself in your profile; for the rest, write to {email}. You can also complain to your country’s data protection authority.',
    description: 'Paragraph below “Your rights” in the privacy statement.',
  },
  recipientsResell: {
    id: 'legal.privacy.recipientsResell',
    defaultMessage:
      'We pass your e-mail address, age, gender, country and language on to partner dating sites only if you have agreed to that, and they pay us for it. You can withdraw your consent in your account at any time, and it takes effect at once.',
    description:
      'Paragraph below “Who receives data”, instead of “We do not sell your data.” on sites that pass details on to partners.',
  },
});
