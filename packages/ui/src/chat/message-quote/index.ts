export { MessageQuote, type MessageQuoteProps } from './message-quote.tsx';
