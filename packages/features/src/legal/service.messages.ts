import { defineMessages } from 'react-intl';
import type { NoMessageValues, MessageValue } from 'react-intl';

export const serviceMessages = defineMessages<{
  readonly title: NoMessageValues;
  readonly intro: NoMessageValues;
  readonly contactTitle: NoMessageValues;
  readonly contact1: { readonly email: MessageValue; readonly phone: MessageValue };
  readonly paymentsTitle: NoMessageValues;
  readonly payments1: NoMessageValues;
  readonly complaintsTitle: NoMessageValues;
  readonly complaints1: { readonly email: MessageValue };
  readonly emergencyTitle: NoMessageValues;
  readonly emergency1: NoMessageValues;
  readonly companyTitle: NoMessageValues;
  readonly company1: {
    readonly address: MessageValue;
    readonly city: MessageValue;
    readonly company: MessageValue;
    readonly country: MessageValue;
    readonly kvk: MessageValue;
    readonly tradenames: MessageValue;
    readonly vat: MessageValue;
  };
  readonly sourcesTitle: NoMessageValues;
  readonly sources1: NoMessageValues;
}>({
  title: {
    id: 'legal.service.title',
    defaultMessage: 'Customer service',
    description: 'Heading of the customer service page.',
  },
  intro: {
    id: 'legal.service.intro',
    defaultMessage: 'We answer on working days, usually within a day.',
    description: 'First paragraph of the customer service page.',
  },
  contactTitle: {
    id: 'legal.service.contactTitle',
    defaultMessage: 'How to reach us',
    description: 'Heading of a section in the customer service page.',
  },
  contact1: {
    id: 'legal.service.contact1',
    defaultMessage:
      'By e-mail: {email}. By phone: {phone}. Please tell us your username or your account’s e-mail address, but never your password.',
    description: 'Paragraph below “How to reach us” in the customer service page.',
  },
  paymentsTitle: {
    id: 'legal.service.paymentsTitle',
    defaultMessage: 'Questions about a payment',
    description: 'Heading of a section in the customer service page.',
  },
  payments1: {
    id: 'legal.service.payments1',
    defaultMessage:
      'Have the date and the amount at hand. If you’ve paid and don’t see your credits, wait a few minutes: some payment methods take time. Your transactions show every payment we know of.',
    description: 'Paragraph below “Questions about a payment” in the customer service page.',
  },
  complaintsTitle: {
    id: 'legal.service.complaintsTitle',
    defaultMessage: 'Complaints',
    description: 'Heading of a section in the customer service page.',
  },
  complaints1: {
    id: 'legal.service.complaints1',
    defaultMessage:
      'If you are unhappy with something, such as a decision about your photo or your account, write to {email}. A person will look into it and answer within 14 days, giving reasons. If that does not help, you can turn to the consumer authority or a dispute body in your country.',
    description: 'Paragraph below “Complaints” in the customer service page.',
  },
  emergencyTitle: {
    id: 'legal.service.emergencyTitle',
    defaultMessage: 'In an emergency',
    description: 'Heading of a section in the customer service page.',
  },
  emergency1: {
    id: 'legal.service.emergency1',
    defaultMessage: 'If you feel in danger, call the police first. We will help them where the law allows it.',
    description: 'Paragraph below “In an emergency” in the customer service page.',
  },
  companyTitle: {
    id: 'legal.service.companyTitle',
    defaultMessage: 'Who we are',
    description: 'Heading of a section in the customer service page.',
  },
  company1: {
    id: 'legal.service.company1',
    defaultMessage:
      '{company}, {address}, {city}, {country}. Company register: {kvk}. VAT number: {vat}. We also trade as: {tradenames}.',
    description: 'Paragraph below “Who we are” in the customer service page.',
  },
  sourcesTitle: {
    id: 'legal.service.sourcesTitle',
    defaultMessage: 'Sources',
    description: 'Heading of a section in the customer service page: whose data the site uses.',
  },
  sources1: {
    id: 'legal.service.sources1',
    defaultMessage:
      'Names and positions of places come from GeoNames, under the licence CC BY 4.0. We have shortened the list and added names in other languages.',
    description:
      'Paragraph below “Sources” in the customer service page. GeoNames and CC BY 4.0 become links: both stand there as they are.',
  },
});
