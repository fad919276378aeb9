import type { AnsweredTo } from '@heartline/api-client';

/** The answered item as the address of a conversation carries it: `photo.<id>`, `interest.<id>` or `text`. */
export const answerAddress = (about: AnsweredTo): string =>
  about.kind === 'text' ? about.kind : `${about.kind}.${about.id}`;

/** Reads it back. An address may hold anything: the server checks whether the photo or interest exists. */
export function readAnswer(address = ''): AnsweredTo | undefined {
  const [, kind, id] = /^(?:(photo|interest)\.([\w-]+)|text)$/.exec(address) ?? [];
  if (kind !== undefined) return { kind, id } as AnsweredTo;
  return address === 'text' ? { kind: 'text' } : undefined;
}
