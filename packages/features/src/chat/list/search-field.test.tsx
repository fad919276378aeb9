import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';

import { ReaderIntl } from '../../shared/index.ts';
import { SearchField } from './search-field.tsx';

afterEach(cleanup);

it('is emptied by Escape, but not by the Escape of an input method', () => {
  const onChange = vi.fn<(words: string) => void>();
  render(
    <ReaderIntl locale="en" messages={{}}>
      <SearchField value="にほん" onChange={onChange} />
    </ReaderIntl>,
  );
  const field = screen.getByRole('searchbox', { name: 'Search your conversations' });
  fireEvent.keyDown(field, { key: 'Escape', isComposing: true });
  fireEvent.keyDown(field, { key: 'Escape', keyCode: 229 });
  expect(onChange).not.toHaveBeenCalled();
  fireEvent.keyDown(field, { key: 'Escape', keyCode: 27 });
  expect(onChange).toHaveBeenCalledExactlyOnceWith('');
});
