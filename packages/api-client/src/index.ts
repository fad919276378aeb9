export { createApiClient, type ApiClient } from './client.ts';
export { connectEvents, type LiveEvent, type LiveConnection, type LiveOptions, type LiveSource } from './events.ts';
export { emailSchema, newEmailSchema } from './email.ts';
export {
  ApiError,
  ContractError,
  NetworkError,
  type ErrorBody,
  type ErrorCode,
  type FieldErrorCode,
} from './errors.ts';
export {
  createTransport,
  clientTypeHeader,
  type ClientType,
  type RequestOptions,
  type Transport,
  type TransportOptions,
} from './transport.ts';
export { fetchWithProgress, type OnProgress } from './progress.ts';
export { foldText } from './folded-text.ts';
export { countGraphemes, hasPiledMarks, isTooLong, textLength } from './text-length.ts';
export type * from './models.ts';
export * from './languages.ts';
export * from './payment-methods.ts';
export { photoKindOf, photoStart, type PhotoKind } from './photo-kind.ts';
export * from './reasons.ts';
export * from './vocabulary.ts';
export { searchPageSize } from './endpoints/search.ts';
