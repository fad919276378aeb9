import { cleanup, render, screen } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { afterEach, expect, it } from 'vitest';

import { loadMessages } from '../../shared/index.ts';
import { PhotoDialog } from './photo-dialog.tsx';

afterEach(cleanup);

it.each([
  [
    'image/heic',
    '\0\0\0\u0018ftypheic\0\0\0\0mif1heic',
    'We can’t use this file. Choose a JPEG, PNG, WebP or AVIF photo.',
  ],
  ['image/jpeg', 'GIF89a', 'We can’t use this file. Choose a JPEG, PNG, WebP or AVIF photo.'],
  ['image/png', '', 'This photo is damaged and can’t be opened. Choose another one.'],
])('explains why a file cannot be read: %s', async (type, start, words) => {
  const messages = await loadMessages('en', ['chat']);
  const none = () => {};
  render(
    <IntlProvider locale="en" messages={messages}>
      <PhotoDialog
        file={new Blob([start], { type })}
        memberName="Elin"
        price={{ credits: 15, money: null }}
        credits={20}
        buyHref="/credits"
        onClose={none}
        onChooseOther={none}
        onSend={none}
      />
    </IntlProvider>,
  );
  expect((await screen.findByRole('alert')).textContent).toBe(words);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: /^Send/ }).disabled).toBe(true);
});
