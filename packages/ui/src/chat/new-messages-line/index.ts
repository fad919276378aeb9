export { NewMessagesLine, type NewMessagesLineProps } from './new-messages-line.tsx';
