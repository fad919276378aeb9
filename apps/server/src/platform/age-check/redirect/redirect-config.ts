/** A provider of age checks with redirects. */
export interface RedirectConfig {
  /** Base address for new checks, without a slash at its end. */
  url: string;
  key: string;
  /** Signs the answers. */
  secret: string;
}
