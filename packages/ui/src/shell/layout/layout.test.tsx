import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import { describeConformance } from '../../testing/describe-conformance.tsx';
import { Layout } from './index.ts';

describeConformance('Layout', Layout, { slot: 'layout', element: HTMLDivElement, props: { skipLabel: 'Skip' } });

it.each([
  ['default', ['header', 'warnings', 'footer']],
  ['chat', ['header', 'warnings']],
  ['lander', ['header', 'footer']],
  ['empty', []],
] as const)('the layout %s has %j around its content (NAV-01)', (variant, parts) => {
  render(
    <Layout skipLabel="Skip" variant={variant} header={<i>header</i>} warnings={<i>warnings</i>} footer={<i>footer</i>}>
      content
    </Layout>,
  );
  expect([...document.querySelectorAll('i')].map((part) => part.textContent)).toEqual(parts);
  expect(screen.getByRole('main').textContent).toBe('content');
  expect(screen.getByRole('link', { name: 'Skip' }).getAttribute('href')).toBe(`#${screen.getByRole('main').id}`);
});
