import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';

import { describeConformance } from '../../testing/describe-conformance.tsx';
import { LanderCallToAction } from './index.ts';

describeConformance('LanderCallToAction', LanderCallToAction, {
  slot: 'lander-call-to-action',
  element: HTMLFormElement,
  props: { question: 'Who?' },
});

it('submits the pressed answer, with the hidden fields', async () => {
  const sent = vi.fn<(answer: object) => void>();
  render(
    <LanderCallToAction
      question="Who?"
      name="looking_for"
      answers={[
        { value: 'w', label: 'A woman' },
        { value: 'm', label: 'A man' },
      ]}
      onSubmit={(event) => {
        event.preventDefault();
        sent(Object.fromEntries(new FormData(event.currentTarget, (event.nativeEvent as SubmitEvent).submitter)));
      }}
    >
      <input type="hidden" name="ref" value="partner" />
    </LanderCallToAction>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'A man' }));
  expect(sent).toHaveBeenCalledExactlyOnceWith({ ref: 'partner', looking_for: 'm' });
});

it('submits from inside a shadow root, as on a partner page', async () => {
  const sent = vi.fn<(answer: object) => void>();
  const host = document.body.appendChild(document.createElement('div'));
  const container = host.attachShadow({ mode: 'open' }).appendChild(document.createElement('div'));
  render(
    <LanderCallToAction
      question="Who?"
      answers={[{ value: 'm', label: 'A man' }]}
      onSubmit={(event) => {
        event.preventDefault();
        sent(Object.fromEntries(new FormData(event.currentTarget, (event.nativeEvent as SubmitEvent).submitter)));
      }}
    />,
    { container },
  );
  container.querySelector('button')?.click();
  await expect.poll(() => sent.mock.calls).toEqual([[{ answer: 'm' }]]);
  host.remove();
});
