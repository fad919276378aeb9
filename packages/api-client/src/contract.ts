/** The one description of every call. The server mounts these objects; the client is made from them. */
export {
  defineEndpoint,
  type EndpointAnswer,
  type EndpointDefinition,
  type EndpointInput,
  type EndpointOutput,
  type EndpointRequest,
} from './endpoint.ts';
export { endpoints } from './endpoints/index.ts';
export { searchPageSize, searchQuerySchema, smallestGroup } from './endpoints/search.ts';
export { asciiDomain, emailSchema, hasAsciiLocalPart, isEmail } from './email.ts';
export * from './errors.ts';
export * from './languages.ts';
export * from './payment-methods.ts';
export { photoKindOf, photoStart, type PhotoKind } from './photo-kind.ts';
export * from './reasons.ts';
export * from './vocabulary.ts';
export { foldText } from './folded-text.ts';
export { countGraphemes, hasPiledMarks, isTooLong, textLength } from './text-length.ts';
export { clientTypeHeader } from './transport.ts';
