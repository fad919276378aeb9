import { fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';

import { describeConformance } from '../../testing/describe-conformance.tsx';
import { Form, FormActions, FormSection } from './index.ts';

describeConformance('Form', Form, { slot: 'form', element: HTMLFormElement, props: { onSubmit: () => {} } });
describeConformance('FormSection', FormSection, {
  slot: 'form-section',
  element: HTMLFieldSetElement,
  props: { title: 'Your account' },
});
describeConformance('FormActions', FormActions, { slot: 'form-actions', element: HTMLDivElement });

const wrong = [
  { message: 'Something else', fieldId: undefined },
  { message: 'Enter your town', fieldId: 'town' },
];
const fields = (
  <>
    <input id="name" aria-label="Name" />
    <input id="town" aria-label="Town" />
    <button>Save</button>
  </>
);
const send = vi.fn<() => void>();

it('moves the focus to the first invalid field when the answer arrives, not before', async () => {
  const { rerender } = render(<Form onSubmit={send}>{fields}</Form>);
  await userEvent.click(screen.getByRole('button'));
  rerender(
    <Form onSubmit={send} pending errors={wrong} errorTitle="Please check">
      {fields}
    </Form>,
  );
  expect(document.activeElement).toBe(screen.getByRole('button'));
  rerender(
    <Form onSubmit={send} errors={wrong} errorTitle="Please check">
      {fields}
    </Form>,
  );
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Town' }));
});

it('leaves the focus to a person who continues typing, and if nothing was submitted', async () => {
  const { rerender } = render(
    <Form onSubmit={send} errors={wrong} errorTitle="Please check">
      {fields}
    </Form>,
  );
  expect(document.activeElement).toBe(document.body);
  await userEvent.click(screen.getByRole('button'));
  screen.getByRole('textbox', { name: 'Name' }).focus();
  await userEvent.keyboard('A');
  rerender(
    <Form onSubmit={send} errors={[...wrong]} errorTitle="Please check">
      {fields}
    </Form>,
  );
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Name' }));
});

it('moves the focus to the summary if no field is named', async () => {
  render(
    <Form onSubmit={send} errorTitle="The server does not answer">
      {fields}
    </Form>,
  );
  await userEvent.click(screen.getByRole('button'));
  expect(document.activeElement).toBe(screen.getByRole('alert'));
});

it("prevents the browser's submit, and a second one", () => {
  const onSubmit = vi.fn<() => void>();
  const { rerender } = render(<Form onSubmit={onSubmit}>{fields}</Form>);
  const form = document.querySelector('form')!;
  expect(fireEvent.submit(form)).toBe(false);
  rerender(
    <Form onSubmit={onSubmit} pending>
      {fields}
    </Form>,
  );
  fireEvent.submit(form);
  expect(onSubmit).toHaveBeenCalledOnce();
});
