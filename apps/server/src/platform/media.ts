import type { EndpointAnswer, endpoints } from '@heartline/api-client/contract';

export type ImageAnswer = NonNullable<EndpointAnswer<typeof endpoints.members.get>['profile']['main_image']>;

/** The file names of one photo row, as stores select them. */
export interface PhotoFiles {
  public_id: string;
  width: number;
  height: number;
  file_full: string;
  file_match: string;
  file_thumb: string;
  file_blur: string;
}

/** Makes and checks signed photo addresses, which live 10 minutes at most and are bound to the viewer (security.md section 5). */
export interface MediaSigner {
  /** Address of one file for one viewer ('' for a visitor). Stable within a few minutes, so that browsers can cache. */
  sign: (file: string, viewerPublicId: string) => string;
  verify: (file: string, expires: string, signature: string, viewerPublicId: string) => boolean;
  /** All sizes, for viewers who may see the photo. */
  image: (photo: PhotoFiles, viewerPublicId: string) => ImageAnswer;
}
