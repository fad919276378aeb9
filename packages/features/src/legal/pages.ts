import type { MessageDescriptor } from 'react-intl';

import type { PageToken } from '../shared/index.ts';
import { termsMessages } from './terms.messages.ts';
import { privacyMessages } from './privacy.messages.ts';
import { cookiesMessages } from './cookies.messages.ts';
import { faqMessages } from './faq.messages.ts';
import { serviceMessages } from './service.messages.ts';
import { returnPolicyMessages } from './return-policy.messages.ts';
import { banMessages } from './ban.messages.ts';

export interface PageText {
  title: MessageDescriptor;
  intro: MessageDescriptor;
  sections: {
    title: MessageDescriptor;
    paragraphs: MessageDescriptor[];
    /** Replaces them on a site that passes the details of consenting members to partners. */
    onResell?: MessageDescriptor[];
  }[];
}

/** The static pages of LOC-08, section by section. */
export const pages: Record<PageToken, PageText> = {
  terms: {
    title: termsMessages.title,
    intro: termsMessages.intro,
    sections: [
      { title: termsMessages.whoTitle, paragraphs: [termsMessages.who1, termsMessages.who2] },
      { title: termsMessages.serviceTitle, paragraphs: [termsMessages.service1, termsMessages.service2] },
      { title: termsMessages.fictionalTitle, paragraphs: [termsMessages.fictional1] },
      {
        title: termsMessages.creditsTitle,
        paragraphs: [termsMessages.credits1, termsMessages.credits2, termsMessages.credits3],
      },
      { title: termsMessages.conductTitle, paragraphs: [termsMessages.conduct1, termsMessages.conduct2] },
      { title: termsMessages.contentTitle, paragraphs: [termsMessages.content1] },
      { title: termsMessages.liabilityTitle, paragraphs: [termsMessages.liability1] },
      { title: termsMessages.endTitle, paragraphs: [termsMessages.end1] },
      { title: termsMessages.lawTitle, paragraphs: [termsMessages.law1, termsMessages.law2] },
    ],
  },
  privacy: {
    title: privacyMessages.title,
    intro: privacyMessages.intro,
    sections: [
      { title: privacyMessages.controllerTitle, paragraphs: [privacyMessages.controller1] },
      {
        title: privacyMessages.dataTitle,
        paragraphs: [privacyMessages.data1, privacyMessages.data2, privacyMessages.data3],
      },
      { title: privacyMessages.purposesTitle, paragraphs: [privacyMessages.purposes1] },
      { title: privacyMessages.messagesTitle, paragraphs: [privacyMessages.messages1, privacyMessages.photos1] },
      {
        title: privacyMessages.recipientsTitle,
        paragraphs: [privacyMessages.recipients1, privacyMessages.recipients2],
        onResell: [privacyMessages.recipients1, privacyMessages.recipientsResell],
      },
      { title: privacyMessages.timeTitle, paragraphs: [privacyMessages.time1] },
      { title: privacyMessages.rightsTitle, paragraphs: [privacyMessages.rights1] },
    ],
  },
  cookies: {
    title: cookiesMessages.title,
    intro: cookiesMessages.intro,
    sections: [
      { title: cookiesMessages.neededTitle, paragraphs: [cookiesMessages.needed1, cookiesMessages.needed2] },
      { title: cookiesMessages.optionalTitle, paragraphs: [cookiesMessages.optional1] },
      { title: cookiesMessages.partnersTitle, paragraphs: [cookiesMessages.partners1, cookiesMessages.partners2] },
      { title: cookiesMessages.controlTitle, paragraphs: [cookiesMessages.control1] },
    ],
  },
  faq: {
    title: faqMessages.title,
    intro: faqMessages.intro,
    sections: [
      { title: faqMessages.costTitle, paragraphs: [faqMessages.cost1] },
      { title: faqMessages.subscriptionTitle, paragraphs: [faqMessages.subscription1] },
      { title: faqMessages.premiumTitle, paragraphs: [faqMessages.premium1] },
      { title: faqMessages.fictionalTitle, paragraphs: [faqMessages.fictional1] },
      { title: faqMessages.photoTitle, paragraphs: [faqMessages.photo1] },
      { title: faqMessages.activationTitle, paragraphs: [faqMessages.activation1] },
      { title: faqMessages.passwordTitle, paragraphs: [faqMessages.password1] },
      { title: faqMessages.blockTitle, paragraphs: [faqMessages.block1] },
    ],
  },
  service: {
    title: serviceMessages.title,
    intro: serviceMessages.intro,
    sections: [
      { title: serviceMessages.contactTitle, paragraphs: [serviceMessages.contact1] },
      { title: serviceMessages.paymentsTitle, paragraphs: [serviceMessages.payments1] },
      { title: serviceMessages.complaintsTitle, paragraphs: [serviceMessages.complaints1] },
      { title: serviceMessages.emergencyTitle, paragraphs: [serviceMessages.emergency1] },
      { title: serviceMessages.companyTitle, paragraphs: [serviceMessages.company1] },
      { title: serviceMessages.sourcesTitle, paragraphs: [serviceMessages.sources1] },
    ],
  },
  'return-policy': {
    title: returnPolicyMessages.title,
    intro: returnPolicyMessages.intro,
    sections: [
      { title: returnPolicyMessages.periodTitle, paragraphs: [returnPolicyMessages.period1] },
      { title: returnPolicyMessages.howTitle, paragraphs: [returnPolicyMessages.how2, returnPolicyMessages.how1] },
      { title: returnPolicyMessages.amountTitle, paragraphs: [returnPolicyMessages.amount1] },
      { title: returnPolicyMessages.paymentTitle, paragraphs: [returnPolicyMessages.payment1] },
      { title: returnPolicyMessages.laterTitle, paragraphs: [returnPolicyMessages.later1] },
      { title: returnPolicyMessages.modelTitle, paragraphs: [returnPolicyMessages.model1] },
    ],
  },
  ban: {
    title: banMessages.title,
    intro: banMessages.intro,
    sections: [
      { title: banMessages.minorsTitle, paragraphs: [banMessages.minors1] },
      { title: banMessages.devicesTitle, paragraphs: [banMessages.devices1] },
      { title: banMessages.selfTitle, paragraphs: [banMessages.self1] },
      { title: banMessages.misuseTitle, paragraphs: [banMessages.misuse1] },
    ],
  },
};
