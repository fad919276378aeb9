/** For the shell: the outbox alone, without the screens of the chat. */
export { OutboxProvider, type OutboxProviderProps } from './outbox-provider.tsx';
