import type { AnsweredTo } from '@heartline/api-client';

/** What a text is to answer to, as the address of a conversation carries it: `photo.<id>`, `interest.<id>` or `text`. */
export const answerAddress = (about: AnsweredTo): string =>
  about.kind === 'text' ? about.kind : `${about.kind}.${about.id}`;

/** The same read again. An address may hold anything: whether there is such a photo or interest, the server looks. */
export function readAnswer(address = ''): AnsweredTo | undefined {
  const [, kind, id] = /^(?:(photo|interest)\.([\w-]+)|text)$/.exec(address) ?? [];
  if (kind !== undefined) return { kind, id } as AnsweredTo;
  return address === 'text' ? { kind: 'text' } : undefined;
}
