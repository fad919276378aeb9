import { defineMessages } from 'react-intl';
import type { MessageValue, NoMessageValues } from 'react-intl';

/** The page on which a member gets a copy of their data. */
export const messages = defineMessages<{
  readonly title: NoMessageValues;
  readonly intro: NoMessageValues;
  readonly contents: NoMessageValues;
  readonly password: NoMessageValues;
  readonly show: NoMessageValues;
  readonly hide: NoMessageValues;
  readonly submit: NoMessageValues;
  readonly limit: { readonly count: number | bigint };
  readonly makingTitle: NoMessageValues;
  readonly makingIntro: NoMessageValues;
  readonly progress: NoMessageValues;
  readonly readyTitle: NoMessageValues;
  readonly readyIntro: { readonly date: MessageValue };
  readonly size: { readonly size: MessageValue };
  readonly safe: NoMessageValues;
  readonly download: NoMessageValues;
  readonly again: NoMessageValues;
  readonly failed: NoMessageValues;
  readonly expired: NoMessageValues;
}>({
  title: {
    id: 'export.title',
    defaultMessage: 'A copy of your data',
    description: 'Heading and name of the page on which a member gets a copy of their data.',
  },
  intro: {
    id: 'export.intro',
    defaultMessage: 'Everything we hold about you, in one file that you can read without internet.',
    description: 'Below the heading.',
  },
  contents: {
    id: 'export.contents',
    defaultMessage:
      'It contains your profile, photos, conversations, likes, visits and purchases, once to read and once in a format for computers.',
    description: 'Below the introduction: what is in the copy.',
  },
  password: {
    id: 'export.password',
    defaultMessage: 'Your password',
    description: 'Label of a field.',
  },
  show: {
    id: 'export.show',
    defaultMessage: 'Show password',
    description: 'Button in a password field.',
  },
  hide: {
    id: 'export.hide',
    defaultMessage: 'Hide password',
    description: 'Button in a password field.',
  },
  submit: {
    id: 'export.submit',
    defaultMessage: 'Make my copy',
    description: 'Button: begins to make the copy.',
  },
  limit: {
    id: 'export.limit',
    defaultMessage:
      'We’ll e-mail you when it’s ready. You can make {count, plural, one {# copy} other {# copies}} a day.',
    description: 'Below the button. count: how many copies a member can make in a day.',
  },
  makingTitle: {
    id: 'export.makingTitle',
    defaultMessage: 'We’re putting it together',
    description: 'Heading while the copy is made.',
  },
  makingIntro: {
    id: 'export.makingIntro',
    defaultMessage: 'You can close this page. We’ll e-mail you when your copy is ready.',
    description: 'Below the heading while the copy is made.',
  },
  progress: {
    id: 'export.progress',
    defaultMessage: 'Your copy',
    description: 'Name of the bar that shows how much of the copy is made, for who cannot see it.',
  },
  readyTitle: {
    id: 'export.readyTitle',
    defaultMessage: 'Your copy is ready',
    description: 'Heading when the copy can be downloaded.',
  },
  readyIntro: {
    id: 'export.readyIntro',
    defaultMessage: 'You can download it until {date}. After that we’ll delete it.',
    description: 'Below the heading. date: until when, a finished date.',
  },
  size: {
    id: 'export.size',
    defaultMessage: 'A ZIP file, {size}',
    description: 'Below the button that downloads. size: a finished number with its unit, such as 3.4 MB.',
  },
  safe: {
    id: 'export.safe',
    defaultMessage: 'Keep it somewhere safe: it holds your conversations and photos.',
    description: 'Below the button that downloads.',
  },
  download: {
    id: 'export.download',
    defaultMessage: 'Download my data',
    description: 'Button: downloads the file.',
  },
  again: {
    id: 'export.again',
    defaultMessage: 'Make a new copy',
    description: 'Button: shows the form for another copy.',
  },
  failed: {
    id: 'export.failed',
    defaultMessage: 'We couldn’t put your copy together. Try again, and write to us if it happens once more.',
    description: 'Above the form, where the last copy could not be made.',
  },
  expired: {
    id: 'export.expired',
    defaultMessage: 'We’ve deleted your last copy because it had expired. You can make a new one.',
    description: 'Above the form, where the last copy could be downloaded long enough.',
  },
});
