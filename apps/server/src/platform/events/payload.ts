import type { EndpointAnswer, endpoints } from '@heartline/api-client/contract';

export type LiveEventPayload = EndpointAnswer<typeof endpoints.chat.events>;
