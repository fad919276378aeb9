import { fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';

import { describeConformance } from '../../testing/describe-conformance.tsx';
import { FileDrop } from './index.ts';

describeConformance('FileDrop', FileDrop, {
  slot: 'file-drop',
  control: 'file-drop-input',
  element: HTMLInputElement,
  props: { label: 'Add photos', onFiles: () => {} },
});

const photo = new File(['x'], 'a.jpg', { type: 'image/jpeg' });

it('reports one file of a paste unless it takes several, and none while it is busy', () => {
  const files = vi.fn<(files: File[]) => void>();
  const other = new File(['y'], 'b.jpg', { type: 'image/jpeg' });
  const clipboardData = new DataTransfer();
  clipboardData.items.add(photo);
  clipboardData.items.add(other);
  const paste = () =>
    fireEvent(screen.getByLabelText('Add photos'), new ClipboardEvent('paste', { clipboardData, bubbles: true }));
  const { rerender } = render(<FileDrop label="Add photos" onFiles={files} />);
  paste();
  expect(files).toHaveBeenLastCalledWith([photo]);
  rerender(<FileDrop label="Add photos" onFiles={files} multiple />);
  paste();
  expect(files).toHaveBeenLastCalledWith([photo, other]);
  rerender(<FileDrop label="Add photos" onFiles={files} multiple loading />);
  paste();
  expect(files).toHaveBeenCalledTimes(2);
});

it('hides a paste of files from the elements around it, but not one of text', () => {
  render(<FileDrop label="Add photos" onFiles={() => {}} />);
  const paste = (fill: (data: DataTransfer) => void) => {
    const clipboardData = new DataTransfer();
    fill(clipboardData);
    return fireEvent(
      screen.getByLabelText('Add photos'),
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    );
  };
  expect(paste((data) => data.items.add(photo))).toBe(false);
  expect(paste((data) => data.setData('text/plain', 'a line'))).toBe(true);
});

it('prevents a dropped file from opening in the page, even while it takes none, and ignores dropped text', () => {
  const files = vi.fn<(files: File[]) => void>();
  const drag = (type: 'dragover' | 'drop', fill: (data: DataTransfer) => void) => {
    const dataTransfer = new DataTransfer();
    fill(dataTransfer);
    return fireEvent(
      screen.getByLabelText('Add photos'),
      new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true }),
    );
  };
  const { rerender } = render(<FileDrop label="Add photos" onFiles={files} />);
  for (const type of ['dragover', 'drop'] as const) {
    expect(drag(type, (data) => data.items.add(photo))).toBe(false);
    expect(drag(type, (data) => data.setData('text/plain', 'a line'))).toBe(true);
  }
  expect(files).toHaveBeenCalledExactlyOnceWith([photo]);
  rerender(<FileDrop label="Add photos" onFiles={files} disabled />);
  for (const type of ['dragover', 'drop'] as const) expect(drag(type, (data) => data.items.add(photo))).toBe(false);
  expect(files).toHaveBeenCalledOnce();
});

it('allows to choose the same file again', async () => {
  const files = vi.fn<(files: File[]) => void>();
  render(<FileDrop label="Add photos" onFiles={files} />);
  await userEvent.upload(screen.getByLabelText('Add photos'), photo);
  await userEvent.upload(screen.getByLabelText('Add photos'), photo);
  expect(files).toHaveBeenCalledTimes(2);
});
